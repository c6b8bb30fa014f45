import { toDecimal } from '../../apps/studio/engine/rational.ts';
import { modelOf, type Game } from '../../apps/studio/games/game.ts';
import type { Title } from '../../apps/studio/games/title-art.ts';
import { stakesFor } from '../../apps/studio/server/stakes.ts';
import { parametersOf } from './parameters.ts';
import { proofs } from './proofs.ts';

const head = ['title', 'model', 'parameters', 'return', 'volatility', 'highest win', 'least stake', 'proof'];
/** What stands in place of a volatility that is not known yet. */
export const unknown = '–';

/** The measured standard deviations of a round in stakes, by identity: the least and the most of the ways to play, or one figure. */
export type Deviations = Readonly<Record<string, readonly string[]>>;

/** The page of all titles. */
export function renderTitles(games: readonly Game[], data: ReadonlyMap<string, Title>, deviations: Deviations): string {
  const rows = games
    .toSorted((a, b) => modelOf(a).localeCompare(modelOf(b)) || a.name.localeCompare(b.name))
    .map((game) => [
      game.name,
      modelOf(game),
      parametersOf(data.get(game.identity)),
      returnOf(game),
      deviations[game.identity]?.join(' to ') ?? unknown,
      `${winWords(game)}×`,
      leastStake(game),
      proofs[modelOf(game)] ?? unknown,
    ]);
  const models = new Set(games.map(modelOf)).size;
  return `# The titles of the studio

${games.length} titles of ${models} mathematical models. \`node tools/run.mjs tools/titles.ts\` writes this page from the games themselves, and a test holds it current.

The return is exact, as the rules page of each title states it; a range is that of its choices. Where steps can stake more it is of the first stakes, with
the best moves. Free spins that are sold have their price in stakes and what they return of it. Volatility is the standard deviation of one round in stakes, measured over 50,000 seeded rounds; where it is a range, of the ways to play that the simulation
knows. The highest win is exact, in stakes. Ten million rounds of at least one title of every model returned what is stated, inside the 99 % interval (\`bench/history.md\`).

The least stake is in euros, and of about the same worth in every other currency. It is 0.10 where every win of the game is then a whole number of cents, and else
the next one at which that is so, since no win is rounded: slots pay twentieths of their stake, and so do Plinko and
two baccarats; Gale Roulette and the shared tables of 0.20 lay a stake in ten or twenty chips, whose pays have to be whole; two hands of blackjack share a stake,
and half a bet has to be whole. Mines, hi-lo and the kite may be left at any hundredth of a stake, so they begin at 1.00.
Tables that all players share with 1.00 and more have a house limit, as such tables do.

${table([head, head.map(() => '---'), ...rows])}
`;
}

function table(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function returnOf({ facts: { rtp, highestRtp }, bought, unitsPerStake }: Game): string {
  const percent = (value: typeof rtp): string => `${(Number(toDecimal(value, 6)) * 100).toFixed(2)} %`;
  const sold = bought ? `; bought ${percent(bought.rtp)} of ${bought.cost / unitsPerStake} stakes` : '';
  return (highestRtp ? `${percent(rtp)} to ${percent(highestRtp)}` : percent(rtp)) + sold;
}

function leastStake(game: Game): string {
  return (Number(stakesFor('EUR', 2, game).allowed[0]) / 100).toFixed(2);
}

function winWords({ facts: { maxWin } }: Game): string {
  return Number(toDecimal(maxWin, 2)).toLocaleString('en');
}
