import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { foundGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleGame } from '#testing/sample-game.ts';
import { sentCalls } from '#testing/sent-calls.ts';
import { SearchResults } from './search-results.tsx';

const meta = { page: 1, perPage: 5, totalPages: 0, totalRows: 0 };

it('[GAME-01] says that nothing was found only once the studios are looked through, too', async () => {
  const name = 'qqstudio';
  queryClient.setQueryData(foundGamesQuery(name, 5).queryKey, { pages: [{ name, data: [], meta }], pageParams: [1] });
  renderSite(<SearchResults asked={name} typed={name} />);
  const empty = () => screen.queryByText(new RegExp(`\\b${name}\\b`));
  expect(empty()).toBeNull();
  expect(await screen.findByText(new RegExp(`\\b${name}\\b`))).toBeDefined();
});

it('[GAME-01] looks for games from two letters on', async () => {
  const searched = () => sentCalls().flatMap(([, url]) => /^\/api\/game\/games\?.*name=(\w*)/.exec(url)?.[1] ?? []);
  const { unmount } = renderSite(<SearchResults asked="c" typed="c" />);
  unmount();
  renderSite(<SearchResults asked="co" typed="co" />);
  await expect.poll(searched).toEqual(['co']);
});

it('[GAME-01] shows a game once that stands on two pages of what was found', async () => {
  const page = (number: number) => ({
    name: 'copper',
    data: [sampleGame()],
    meta: { page: number, perPage: 5, totalPages: 2, totalRows: 6 },
  });
  queryClient.setQueryData(foundGamesQuery('copper', 5).queryKey, { pages: [page(1), page(2)], pageParams: [1, 2] });
  renderSite(<SearchResults asked="copper" typed="copper" />);
  expect(await screen.findAllByRole('link', { name: /Copper Canyon/ })).toHaveLength(1);
});
