import type { Locale } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { keepForRender } from '#app/content/start-texts.ts';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { meta as gameMeta } from './game.tsx';
import { meta as studioMeta } from './studio.tsx';

const locale = (code: string) => ({ code, isDefault: code === 'en' }) as Locale;
const root = rootDataFor({ locale: 'de', locales: [locale('en'), locale('de')] });
keepForRender(root, {});
const id = '0190a6f2-0000-7000-8000-000000000001';

/** What the head of a page says of its address, asked for by an id. */
function addressesOf(meta: (args: never) => unknown, pathname: string, loaderData: object) {
  const head = meta({ matches: [{ id: 'root', loaderData: root }], location: { pathname, search: '' }, loaderData } as never);
  const tags = head as { rel?: string; hrefLang?: string; href?: string; property?: string; content?: string }[];
  const { content } = tags.find(({ property }) => property === 'og:url')!;
  return [...tags.flatMap(({ rel, hrefLang, href }) => (rel ? [`${hrefLang ?? rel} ${href}`] : [])), content];
}

it.each([
  ['game', gameMeta, 'games/otter-falls', `/de/games/${id}`, { game: sampleGame({ identity: 'otter-falls' }) }],
  ['studio', studioMeta, 'providers/aurum', `/de/providers/${id}`, { studio: { identity: 'aurum', name: 'Aurum' } }],
])('[SHELL-06] the page of a %s that is asked for by its id names the address by its name', (_, meta, path, asked, data) => {
  expect(addressesOf(meta, asked, data)).toEqual([
    `canonical https://site.example/de/${path}`,
    `en https://site.example/${path}`,
    `de https://site.example/de/${path}`,
    `x-default https://site.example/${path}`,
    `https://site.example/de/${path}`,
  ]);
});
