import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { favoriteGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { TileHearts } from './tile-hearts.tsx';

/** A row as the server wrote it. */
const html = ['copper-canyon', 'mines']
  .map((identity) => `<li><article><a href="/de/games/${identity}">Game ${identity}</a></article></li>`)
  .join('');

function Row() {
  const row = useRef<HTMLElement>(null);
  return (
    <section ref={row}>
      {/* oxlint-disable-next-line react/no-danger -- the markup is the test's own */}
      <ul dangerouslySetInnerHTML={{ __html: html }} />
      <TileHearts within={row} />
    </section>
  );
}

it('[GAME-02] puts a heart on every tile, pressed on the favourites', async () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } } as never);
  queryClient.setQueryData(favoriteGamesQuery.queryKey, { data: [{ identity: 'mines' }] } as never);
  renderSite(<Row />);
  const pressed = (name: string) => screen.findByRole('button', { name }).then((heart) => heart.getAttribute('aria-pressed'));
  expect(await pressed('Favourite: Game copper-canyon')).toBe('false');
  expect(await pressed('Favourite: Game mines')).toBe('true');
});
