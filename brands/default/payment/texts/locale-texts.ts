/** One text a locale; a locale without one shows the English. */
export type LocaleTexts = { en: string } & Partial<Record<'de' | 'fr' | 'es' | 'pt-br' | 'ru' | 'tr' | 'fa' | 'hi', string>>;
