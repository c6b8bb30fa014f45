import { expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

const place = { publicUrl: 'https://site.test', defaultLocale: 'en', locales: [{ code: 'en' }, { code: 'pt-br' }] };

it('[SHELL-06] names each address with all of its alternates, itself and the default among them', () => {
  const xml = sitemap(['/', '/games/a&b'], 'pt-br', place);
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://site.test/pt-br',
    'https://site.test/pt-br/games/a&#38;b',
  ]);
  const [home = ''] = xml.split('</url>');
  expect([...home.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => `${language} ${href}`)).toEqual([
    'en https://site.test/',
    'pt-BR https://site.test/pt-br',
    'x-default https://site.test/',
  ]);
});

it('lists its files', () => {
  expect(sitemapIndex(['games-en.xml'], 'https://site.test')).toContain('<loc>https://site.test/sitemaps/games-en.xml</loc>');
});
