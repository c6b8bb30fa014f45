import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { favoriteGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { TileHearts } from './tile-hearts.tsx';

/** A row as the server wrote it. */
const html = ['copper-canyon', 'mines']
  .map((identity) => `<li><article><a href="/de/games/${identity}">Game ${identity}</a></article></li>`)
  // The last game of a player's home, whose link says what it does.
  .concat('<li><article><h2>Violet Dice</h2><a href="/games/violet-dice?real=true">Play on</a></article></li>')
  .join('');

function Row() {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <section ref={setRow}>
      {/* oxlint-disable-next-line react/no-danger -- the markup is the test's own */}
      <ul dangerouslySetInnerHTML={{ __html: html }} />
      {row && <TileHearts within={row} />}
    </section>
  );
}

const reports: (() => void)[] = [];

/** All of the page comes near when the test says so. */
class Near {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    reports.push(() => this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never));
  }
  unobserve() {}
  disconnect() {}
}

it('[GAME-02] puts a heart on every tile, pressed on the favourites', async () => {
  vi.stubGlobal('IntersectionObserver', Near);
  session.signedIn({ accessToken: 'token', profile: { id: 'p' } } as never);
  queryClient.setQueryData(favoriteGamesQuery.queryKey, { data: [{ identity: 'mines' }] } as never);
  renderSite(<Row />);
  await act(async () => reports.forEach((report) => report()));
  const pressed = (name: string) => screen.findByRole('button', { name }).then((heart) => heart.getAttribute('aria-pressed'));
  expect(await pressed('Favourite: Game copper-canyon')).toBe('false');
  expect(await pressed('Favourite: Game mines')).toBe('true');
  expect(await pressed('Favourite: Violet Dice')).toBe('false');
});
