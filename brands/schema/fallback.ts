import { join } from 'node:path';

/** A brand's folder, and its own default locale, in which its texts are most complete. */
export interface BrandLayer {
  folder: string;
  defaultLocale: string;
}

/** A folder of texts, and the language that they are in. */
export interface TextFolder {
  path: string;
  locale: string;
}

/**
 * Where a text for `locale` is looked up, the first place that has it wins: brand by brand from the one that is served, and in each
 * brand locale by locale. So what a brand says holds in all its languages (docs/decisions/0014-brands-that-layer.md).
 */
export function textFolders(layers: readonly BrandLayer[], locale: string): TextFolder[] {
  const served = layers[0]?.defaultLocale ?? locale;
  return layers.flatMap(({ folder, defaultLocale }) =>
    [...new Set([locale, served, defaultLocale])].map((code) => ({ path: join(folder, 'content', code), locale: code })),
  );
}
