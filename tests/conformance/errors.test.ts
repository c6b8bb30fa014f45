import { readFileSync } from 'node:fs';
import { errors } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { brandNames, readBrandTexts } from '../../tools/checks/brand-texts.ts';
import { renderErrors } from '../../tools/reference/errors-page.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const catalogue = Object.entries(errors).map(([name, { code, status, contentKey }]) => ({ name, code, status, contentKey }));

/** The texts of errors of every brand in every language of it, as players see them. */
async function brandTexts() {
  const brands = await Promise.all(brandNames.map(async (brand) => ({ brand, texts: await readBrandTexts(brand) })));
  return brands.flatMap(({ brand, texts: { locales, shownTexts } }) =>
    locales.map((locale) => {
      const texts: Record<string, Record<string, string>> = {};
      for (const [key, { text }] of shownTexts(locale)) {
        const [, name = '', field = ''] = /^alerts\.errors\.(\w+)\.(\w+)$/.exec(key) ?? [];
        if (name) (texts[name] ??= {})[field] = text;
      }
      return { brand, locale, texts };
    }),
  );
}

const shown = await brandTexts();

describe('the error catalogue', () => {
  it('has every code once, in HTTP statuses that fit them', () => {
    expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length);
    // A site ends the session on these two, so nothing else may use them on an authenticated call.
    const endsSession = catalogue.filter(({ status }) => status === 401 || status === 403).map(({ name }) => name);
    expect(endsSession).toEqual([
      'unauthorised',
      'invalidCredentials',
      'accountBlocked',
      // Of a sign-in.
      'selfExcluded',
      // Of a call for guests, who have no session to lose.
      'loginTokenInvalid',
      'partnerSignatureInvalid',
      'partnerStampStale',
      'gameTokenInvalid',
    ]);
  });

  it('is what the reference says, both ways', () => {
    const text = read('docs/reference/errors.md');
    const rows = [...text.matchAll(/^\| (\d+) \| (\d+) \| (\w+) \| (\w+) \|$/gm)];
    const documented = rows.map(([, code, status, name, contentKey]) => ({ name, code: Number(code), status: Number(status), contentKey }));
    expect(documented).toEqual(catalogue.toSorted((a, b) => a.code - b.code));
    expect(text).toBe(renderErrors());
  });

  it.each(shown)('has a text in $brand, $locale for each of its content keys, and there are no others', ({ texts }) => {
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(catalogue.map(({ contentKey }) => contentKey))].toSorted());
    for (const [key, text] of Object.entries(texts)) {
      expect(Object.keys(text), key).toEqual(['type', 'title', 'description']);
      expect(['info', 'error', 'warning', 'done', 'pending'], key).toContain(text.type);
      expect(text.title && text.description, key).toBeTruthy();
    }
  });
});
