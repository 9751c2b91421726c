# De talen zelf.

unknown-language = Gonfalon spreekt geen “{ $language }”; wel { $known }.
