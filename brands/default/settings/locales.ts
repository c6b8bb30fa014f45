/** Locales of the brand, each with its folder below `content/`. The default one has no prefix in addresses. */
export const locales = [
  { code: 'en', languageCode: 'en', name: 'English', nativeName: 'English' },
  { code: 'de', languageCode: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'fr', languageCode: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'es', languageCode: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'pt-br', languageCode: 'pt', name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)' },
  { code: 'ru', languageCode: 'ru', name: 'Russian', nativeName: 'Русский' },
  { code: 'fa', languageCode: 'fa', name: 'Persian', nativeName: 'فارسی' },
  { code: 'tr', languageCode: 'tr', name: 'Turkish', nativeName: 'Türkçe' },
  { code: 'hi', languageCode: 'hi', name: 'Hindi', nativeName: 'हिन्दी' },
] as const;
