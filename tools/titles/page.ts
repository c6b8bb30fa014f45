import { toDecimal } from '../../apps/studio/engine/rational.ts';
import { modelOf, type Game } from '../../apps/studio/games/game.ts';
import type { Title } from '../../apps/studio/games/title-art.ts';
import { parametersOf } from './parameters.ts';
import { proofs } from './proofs.ts';

const head = ['title', 'model', 'parameters', 'return', 'volatility', 'highest win', 'proof'];
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
      proofs[modelOf(game)] ?? unknown,
    ]);
  const models = new Set(games.map(modelOf)).size;
  return `# The titles of the studio

${games.length} titles of ${models} mathematical models. \`node tools/run.mjs tools/titles.ts\` writes this page from the games themselves, and a test holds it current.

The return is exact, as the rules page of each title states it; a range is that of its choices. Where steps can stake more it is of the first stakes, with
the best moves. Volatility is the standard deviation of one round in stakes, measured over 50,000 seeded rounds; where it is a range, of the ways to play that the simulation
knows. The highest win is exact, in stakes.

${table([head, head.map(() => '---'), ...rows])}
`;
}

function table(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function returnOf({ facts: { rtp, highestRtp } }: Game): string {
  const percent = (value: typeof rtp): string => `${(Number(toDecimal(value, 6)) * 100).toFixed(2)} %`;
  return highestRtp ? `${percent(rtp)} to ${percent(highestRtp)}` : percent(rtp);
}

function winWords({ facts: { maxWin } }: Game): string {
  return Number(toDecimal(maxWin, 2)).toLocaleString('en');
}
