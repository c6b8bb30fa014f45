import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { useGameFacts } from './use-game-facts.ts';

type Facts = Parameters<typeof useGameFacts>[0];

const dice = { provider: { name: 'Studio' }, volatility: 'high', paylines: 0, isDemoMode: true, rtp: 97, highestRtp: 98.999, maxWin: 9900 };

function Shown({ game }: { game: Facts }) {
  return <pre>{useGameFacts(game).map((fact) => `${fact.join(': ')}\n`)}</pre>;
}

it.each([
  ['what depends on a choice as a range, rounded down', {}, /^Return to player: 97% to 98.99%$/m],
  ['one figure where there is one', { highestRtp: null }, /^Return to player: 97%$/m],
  ['the highest win in stakes', {}, /^Highest win: 9,900 times the stake$/m],
])('states %s', (_, change, line) => {
  renderSite(<Shown game={{ ...dice, ...change } as Facts} />);
  expect(screen.getByText(/Studio/).textContent).toMatch(line);
});

it('leaves out what the provider does not state', () => {
  renderSite(<Shown game={{ ...dice, rtp: null, highestRtp: null, maxWin: null, volatility: '' } as Facts} />);
  expect(screen.getByText(/Studio/).textContent).toBe('Studio: Studio\nWays to play: For fun and for real\n');
});
