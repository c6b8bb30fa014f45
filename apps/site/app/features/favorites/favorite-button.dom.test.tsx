import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { favoriteGamesQuery } from '#app/queries/games.ts';
import { session } from '#app/session/index.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { FavoriteButton } from './favorite-button.tsx';

afterEach(() => session.signedOut());

/** A change of this game that is still on its way. Returns what ends it. */
function holdChanges(identity: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = { scope: { id: `favorite ${identity}` }, mutationFn: () => promise };
  void queryClient.getMutationCache().build(queryClient, held).execute(undefined);
  return resolve;
}

it('[GAME-02] takes a second press for the wish to have it as it was, however late the first is answered', async () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } } as never);
  queryClient.setQueryData(favoriteGamesQuery.queryKey, { data: [] } as never);
  const release = holdChanges('mines');
  renderSite(<FavoriteButton identity="mines" />);
  const heart = await screen.findByRole('button');
  for (const pressed of ['true', 'false']) {
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe(pressed));
  }
  release();
  await waitFor(() => expect(sentChanges().map(([method]) => method)).toEqual(['POST', 'DELETE']));
});
