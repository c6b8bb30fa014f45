import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleTerms } from '#app/bonuses/testing.ts';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleBonus } from '#testing/sample-bonuses.ts';
import { TileShares } from './tile-shares.tsx';

afterEach(() => session.signedOut());

const tile = (identity: string, type: string, studio: string) =>
  `<li><article><a href="/games/${identity}" data-type="${type}" data-studio="${studio}">Game ${identity}</a></article></li>`;
const html =
  tile('reels', 'slots', 'aurum') + tile('dice', 'instant', 'aurum') + tile('cards', 'table', 'aurum') + tile('vault', 'slots', 'other');

function Row({ tiles = html }: { tiles?: string }) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <section ref={setRow}>
      {/* oxlint-disable-next-line react/no-danger -- the markup is the test's own */}
      <ul dangerouslySetInnerHTML={{ __html: tiles }} />
      {row && <TileShares within={row} />}
    </section>
  );
}

/** All of the page is near. */
class Near {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    queueMicrotask(() => act(() => this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)));
  }
  unobserve() {}
  disconnect() {}
}

it('says on each tile what a stake counts for the bonus that runs, unless it is all of it', async () => {
  vi.stubGlobal('IntersectionObserver', Near);
  const contribution = { games: {}, providers: {}, types: { instant: 100, table: 0 }, default: 1000 };
  own({ bonuses: [sampleBonus({ terms: { ...sampleTerms, contribution, excludedProviders: ['other'] } })] });
  renderSite(<Row />);
  expect(await screen.findByText('Counts 10%')).toBeDefined();
  const words = [...document.querySelectorAll('article')].map((article) => article.textContent);
  expect(words).toEqual(['Game reels', 'Game diceCounts 10%', 'Game cardsDoes not count', 'Game vaultOwn money only']);
});

it('follows another bonus on every tile of a game that stands in several rows', async () => {
  vi.stubGlobal('IntersectionObserver', Near);
  const termsOf = (games: Record<string, number>) => ({
    ...sampleTerms,
    contribution: { games, providers: {}, types: {}, default: 1000 },
  });
  own({ bonuses: [sampleBonus({ terms: termsOf({ reels: 100, dice: 200 }) })] });
  renderSite(<Row tiles={tile('reels', 'slots', 'aurum').repeat(2) + tile('dice', 'instant', 'aurum')} />);
  expect(await screen.findAllByText('Counts 10%')).toHaveLength(2);
  act(() => own({ bonuses: [sampleBonus({ id: 'next', terms: termsOf({ dice: 200 }) })] }));
  expect(await screen.findByText('Counts 20%')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryAllByText('Counts 10%')).toEqual([]));
});
