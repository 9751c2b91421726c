## mighty: instellingen, bevelen en wat alle hoofdstukken delen.

mighty-preset-unknown = Er is geen voorinstelling “{ $preset }”; er zijn { $presets }.
mighty-setting-wrong = Een instelling kan zo niet: { $problem }.
mighty-setting-range = { $setting } moet { $least } tot { $most } zijn.
mighty-players-wrong = Er zijn twee of meer rijken met verschillende gewone namen nodig, niet “{ $players }”.
mighty-too-many-players = { $sets ->
    [one] Eén stel tegels dient
   *[other] { $sets } stellen tegels dienen
 } elk voor hoogstens drie rijken; er zijn er { $players }.
mighty-order-unreadable = “{ $text }” is hier geen bevel. Bevelen schrijft men zo: { $forms }.
