// Writes docs/titles.md from the games of the studio, and measures the volatility of each, which their rules pages state, and its payouts, by which offers are costed. Tests hold both current.
// node tools/run.mjs tools/titles.ts [--keep]: with --keep only what was not measured yet is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seededSource } from '../apps/studio/engine/seeded-source.ts';
import type { Game, Strategy } from '../apps/studio/games/game.ts';
import { games } from '../apps/studio/games/index.ts';
import { simulate, strategiesOf } from '../apps/studio/games/simulate.ts';
import { renderTitles } from './titles/page.ts';
import { titleData } from './titles/parameters.ts';

const page = new URL('../docs/titles.md', import.meta.url);
const measured = new URL('../apps/studio/games/volatility.json', import.meta.url);
const payouts = new URL('../apps/studio/games/payouts.json', import.meta.url);
/** Enough for the shape of what a title pays: its return is the exact one. */
const rounds = 50_000;
/** What rounds brought, in stakes, and how many of them. */
type Spread = [pay: number, rounds: number][];
const isKept = process.argv.includes('--keep');
const known = <T>(file: URL): Record<string, T> =>
  isKept && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {};
const [knownDeviations, knownPayouts] = [known<string[]>(measured), known<Spread>(payouts)];

const deviations: Record<string, readonly string[]> = {};
const spreads: Record<string, Spread> = {};
for (const game of games) {
  const { identity } = game;
  deviations[identity] = knownDeviations[identity] ?? measureDeviations(game);
  spreads[identity] = knownPayouts[identity] ?? measurePayouts(game);
}
write(measured, deviations);
write(payouts, spreads);
writeFileSync(page, renderTitles(games, await titleData(games), deviations));

/** A title a line. */
function write(file: URL, data: Record<string, readonly unknown[]>): void {
  const lines = Object.entries(data).map(([identity, each]) => `  "${identity}": ${JSON.stringify(each).replaceAll(',', ', ')}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

function returned({ rtp }: Strategy): number {
  return Number(rtp.num) / Number(rtp.den);
}

/** The least and the most of its ways to play; one figure where they are the same. */
function measureDeviations(game: Game): string[] {
  const each = strategiesOf(game).map((strategy) => {
    // The 99 % margin is 2.5758 standard errors of the mean.
    return (simulate(game, seededSource(1), rounds, strategy).margin99 / 2.5758) * Math.sqrt(rounds);
  });
  return [...new Set([Math.min(...each).toFixed(1), Math.max(...each).toFixed(1)])];
}

/** What rounds bring, played as it returns most. */
function measurePayouts(game: Game): Spread {
  const best = strategiesOf(game).reduce((most, one) => (returned(one) > returned(most) ? one : most));
  const { spread } = simulate(game, seededSource(1), rounds, best);
  return spread.map(({ pay, rounds: count }): [number, number] => [Number(pay.toFixed(4)), count]);
}
