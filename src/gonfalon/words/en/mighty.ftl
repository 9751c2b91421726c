## mighty: settings, orders and what all chapters share.

mighty-preset-unknown = There is no preset “{ $preset }”; there are { $presets }.
mighty-setting-wrong = A setting will not do: { $problem }.
mighty-setting-range = { $setting } must be { $least } to { $most }.
mighty-players-wrong = Two or more realms with different plain names are needed, not “{ $players }”.
mighty-too-many-players = { $sets ->
    [one] One set of tiles serves
   *[other] { $sets } sets of tiles serve
 } at most three realms each; there are { $players }.
mighty-order-unreadable = “{ $text }” is no order here. Orders are written: { $forms }.
