/** Locales of the brand, each with its folder below `content/`. The default one has no prefix in addresses. */
export const locales = [
  { code: 'en', languageCode: 'en', name: 'English', nativeName: 'English', isDefault: true },
  { code: 'de', languageCode: 'de', name: 'German', nativeName: 'Deutsch', isDefault: false },
  { code: 'fa', languageCode: 'fa', name: 'Persian', nativeName: 'فارسی', isDefault: false },
] as const;
