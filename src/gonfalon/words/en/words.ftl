# The languages themselves.

unknown-language = Gonfalon does not speak “{ $language }”; it speaks { $known }.
