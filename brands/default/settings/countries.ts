import { countryRows } from './country-rows.ts';

/** Where the long name of the Unicode data is not what a list of countries says. */
const names: Record<string, { name: string; nativeName: string }> = {
  CD: { name: 'Congo (Democratic Republic)', nativeName: 'République démocratique du Congo' },
  CG: { name: 'Congo (Republic)', nativeName: 'République du Congo' },
  HK: { name: 'Hong Kong', nativeName: '香港' },
  MM: { name: 'Myanmar', nativeName: 'မြန်မာ' },
  MO: { name: 'Macao', nativeName: '澳門' },
};

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** The language that most people of the country speak, from the likely subtags of the Unicode data. */
function languageOf(code: string): Intl.Locale {
  return new Intl.Locale(`und-${code}`).maximize();
}

function namesOf(code: string): { name: string; nativeName: string } {
  const native = new Intl.DisplayNames([languageOf(code).baseName], { type: 'region' });
  return names[code] ?? { name: english.of(code)!, nativeName: native.of(code)! };
}

export const countries = countryRows.map(([code, phonePrefix, currency, ...additionalCurrencies]) => ({
  code,
  ...namesOf(code),
  phonePrefix,
  currency,
  additionalCurrencies,
}));
