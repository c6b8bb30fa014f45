/** Locales of the brand, each with its folder below `content/`. The default one has no prefix in addresses. */
export const locales = [
  { code: 'en', languageCode: 'en', name: 'English', nativeName: 'English', isDefault: true },
  { code: 'de', languageCode: 'de', name: 'German', nativeName: 'Deutsch', isDefault: false },
  { code: 'fr', languageCode: 'fr', name: 'French', nativeName: 'Français', isDefault: false },
  { code: 'es', languageCode: 'es', name: 'Spanish', nativeName: 'Español', isDefault: false },
  { code: 'pt-br', languageCode: 'pt', name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)', isDefault: false },
  { code: 'ru', languageCode: 'ru', name: 'Russian', nativeName: 'Русский', isDefault: false },
  { code: 'fa', languageCode: 'fa', name: 'Persian', nativeName: 'فارسی', isDefault: false },
  { code: 'tr', languageCode: 'tr', name: 'Turkish', nativeName: 'Türkçe', isDefault: false },
  { code: 'hi', languageCode: 'hi', name: 'Hindi', nativeName: 'हिन्दी', isDefault: false },
] as const;
