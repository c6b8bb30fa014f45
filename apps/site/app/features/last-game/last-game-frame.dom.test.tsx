import { runInNewContext } from 'node:vm';
import { act } from '@testing-library/react';
import type { Game } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sampleGame, sampleStudio } from '#testing/sample-game.ts';
import { fillLastGame, LastGameCard, lastGamePlaceId } from './index.ts';
import { LastGameFrame } from './last-game-frame.tsx';

const game = (identity: string, rest: Partial<Game> = {}) =>
  sampleGame({ identity, name: `The game of ${identity}`, provider: { ...sampleStudio, name: 'Studio & Sons' }, ...rest });

/** The page as a browser reads it out of the server's HTML: what a template holds is no part of the page. */
async function readFrame(root?: { locale: string }) {
  const frame = (
    <div id={lastGamePlaceId}>
      <LastGameFrame />
    </div>
  );
  await act(async () => renderSite(frame, { root }));
  const template = document.querySelector('template')!;
  template.content.append(...template.childNodes);
}

const fill = (data: readonly Game[]) => void runInNewContext(`(${fillLastGame})(answer)`, { document, answer: { data } });
const shownCard = () => document.querySelector(`#${lastGamePlaceId} article`)?.outerHTML;

it.each([
  ['its picture of ours', {}],
  ['a picture of the operator’s own', { '1x': '/once.png', '2x': '/twice.png' }],
])('[GAME-02] shows the last open game with %s as the page itself will', async (_case, picture) => {
  const last = game('rime wolves/2', { customImages: { '200x300': picture } });
  await readFrame({ locale: 'de' });
  fill([game('mines', { isStopped: true }), last, game('galewater')]);
  const filled = shownCard();
  const { container } = await act(async () => renderSite(<LastGameCard game={last} />, { root: { locale: 'de' } }));
  expect(filled).toContain('Studio &amp; Sons');
  expect(filled).toBe(container.innerHTML);
});

it('shows one of another platform, which says no colours', async () => {
  const { colours: _, ...last } = game('mines');
  await readFrame();
  fill([last as Game]);
  expect(shownCard()).toContain('mines');
});

it.each([
  ['nothing was played', []],
  ['no game is open', [game('mines', { isStopped: true })]],
])('stays a place while %s', async (_case, played) => {
  await readFrame();
  fill(played);
  expect(shownCard()).toBeUndefined();
});
