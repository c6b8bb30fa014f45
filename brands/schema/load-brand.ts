import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BrandData, type Messages } from './brand-data.ts';
import { textFolders, type BrandLayer, type TextFolder } from './fallback.ts';
import { BrandError, faultsOf } from './faults.ts';
import { brandsDir } from './files.ts';
import { followChoice } from './follow-choice.ts';
import { layOver } from './lay-over.ts';
import { readMessages } from './messages.ts';
import { readPalette, type Palette } from './palette.ts';
import { readChain, type BrandFile } from './read-chain.ts';
import { faultyReferences } from './references.ts';

type Country = BrandData['settings']['countries'][number];
type Locale = BrandData['settings']['locales'][number];

/** A brand as the product uses it: laid over the brands that it extends, checked and complete. */
export interface Brand extends Omit<BrandData, 'settings'> {
  settings: {
    currencies: BrandData['settings']['currencies'];
    locales: (Locale & { isDefault: boolean })[];
    countries: (Country & { locale: string; isRestricted: boolean })[];
  };
  /** Mails, text messages and notifications by locale and name; every locale has every one. */
  messages: Record<string, Messages>;
  /** By locale: the folders that its texts are looked up in, first things first. */
  texts: Record<string, TextFolder[]>;
  /** Style sheets that set tokens, in the order in which they apply. */
  themes: string[];
  /** What the style sheets come to, for all that is drawn without them. */
  palette: Palette;
}

/** Reads `brands/<name>` and the brands that it extends. Throws a BrandError that names every faulty key of the first faulty file. */
export async function loadBrand(name: string, root: string = brandsDir): Promise<Brand> {
  const files = await readChain(name, root);
  const layers: (BrandLayer & { data: BrandData })[] = [];
  for (const file of files.toReversed()) {
    const data = laidOver(layers[0]?.data, file);
    layers.unshift({ folder: file.folder, defaultLocale: data.defaultLocale, data });
  }
  const { data } = layers[0]!;
  const locales = data.settings.locales.map((locale) => ({ ...locale, isDefault: locale.code === data.defaultLocale }));
  const texts = Object.fromEntries(locales.map(({ code }) => [code, textFolders(layers, code)]));
  const themes = layers
    .map(({ folder }) => join(folder, 'theme.css'))
    .filter(existsSync)
    .toReversed();
  const fill = (text: string) => text.replaceAll('{brandName}', data.name).replaceAll('{supportEmail}', data.supportEmail);
  return {
    ...data,
    settings: { currencies: data.settings.currencies, locales, countries: completeCountries(data) },
    messages: Object.fromEntries(Object.entries(texts).map(([code, folders]) => [code, readMessages(folders, fill)])),
    texts,
    themes,
    palette: readPalette(themes, files.at(-1)!.folder),
  };
}

/** What this file says over its parent. The faults are the file's own: those of the parent were found before. */
function laidOver(parent: BrandData | undefined, { file, definition }: BrandFile): BrandData {
  const faults = new Map<string, string>();
  const value = parent ? layOver(parent, definition, faults) : definition;
  for (const [key, what] of faultsOf(BrandData, value)) if (!faults.has(key)) faults.set(key, what);
  if (faults.size > 0) throw new BrandError(file, faults);
  const data = parent ? followChoice(value as BrandData, definition) : (value as BrandData);
  const references = faultyReferences(data);
  if (references.size > 0) throw new BrandError(file, references);
  return data;
}

/** Each country with the brand's locale in the language that most people speak there, unless it names another one. */
function completeCountries({ settings, defaultLocale }: BrandData): Brand['settings']['countries'] {
  const { countries, locales, restrictedCountries } = settings;
  const localeOf = (code: string) => {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    return locales.find(({ languageCode }) => languageCode === language)?.code ?? defaultLocale;
  };
  return countries.map((country) => ({
    ...country,
    locale: country.locale ?? localeOf(country.code),
    isRestricted: restrictedCountries.includes(country.code),
  }));
}
