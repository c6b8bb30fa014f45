import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sampleGame } from '#testing/sample-game.ts';
import { GamePoster } from './game-poster.tsx';
import type { GamePlay } from './use-game-play.ts';

it('marks the way in that was chosen, and takes no other one meanwhile', async () => {
  const [play, onStart] = [vi.fn(), vi.fn()];
  const none = { launch: null, isInRound: false, trouble: null, again: vi.fn(), end: vi.fn(), hear: vi.fn() };
  const starting: GamePlay = { ...none, play, isPlayer: false, isBusy: true, starting: 'demo' };
  const { user } = renderSite(<GamePoster game={sampleGame()} onStart={onStart} play={starting} />, { url: '/games/copper-canyon' });
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await screen.findByRole('button', { name: /^Play for fun/ });
  expect(button(/^Play for fun/).getAttribute('aria-busy')).toBe('true');
  expect(button(/^Play for real/).getAttribute('aria-busy')).toBeNull();
  await user.click(button(/^Play for real/));
  expect([play, onStart].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
