import { expect, it } from 'vitest';
import { keepForRender } from '#app/content/start-texts.ts';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sampleStudio } from '#testing/sample-game.ts';
import { meta } from './category.tsx';

const root = rootDataFor({ providers: [{ ...sampleStudio, identity: 'aurum', name: 'Aurum' }] });
keepForRender(root, { pages: { category: { pageMeta: { title: '{category}' } } } });

/** The title of a page that came with this filter, once the player has chosen another in place. */
function titleAt(search: string, identity = 'all') {
  const loaderData = { identity, name: 'All games', filter: { providers: ['other'], labels: [], sortBy: 'default', isDescending: false } };
  const head = meta({
    matches: [{ id: 'root', loaderData: root }],
    location: { pathname: `/categories/${identity}`, search },
    loaderData,
  } as never);
  return head.find((tag) => 'title' in tag);
}

it.each([
  ['?provider=aurum', 'all', 'Aurum'],
  ['', 'all', 'All games'],
  ['?provider=aurum&provider=other', 'all', 'All games'],
  ['?provider=aurum', 'slots', 'All games'],
])('is called by what it shows now: %s of %s', (search, identity, name) => {
  expect(titleAt(search, identity)).toEqual({ title: `${name} · Example` });
});
