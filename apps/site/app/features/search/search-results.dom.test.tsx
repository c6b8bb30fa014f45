import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { foundGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
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
