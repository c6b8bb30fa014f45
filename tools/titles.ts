// Writes docs/titles.md from the games of the studio, and measures the volatility of each, which their rules pages state. Tests hold both current.
// node tools/run.mjs tools/titles.ts [--keep]: with --keep only what has no measured volatility yet is measured.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seededSource } from '../apps/studio/engine/seeded-source.ts';
import type { Game } from '../apps/studio/games/game.ts';
import { games } from '../apps/studio/games/index.ts';
import { simulate, strategiesOf } from '../apps/studio/games/simulate.ts';
import { renderTitles, type Deviations } from './titles/page.ts';
import { titleData } from './titles/parameters.ts';

const page = new URL('../docs/titles.md', import.meta.url);
const measured = new URL('../apps/studio/games/volatility.json', import.meta.url);
const rounds = 50_000;
const isKept = process.argv.includes('--keep') && existsSync(measured);
const known = isKept ? (JSON.parse(readFileSync(measured, 'utf8')) as Deviations) : {};

const deviations = Object.fromEntries(games.map((game) => [game.identity, known[game.identity] ?? measure(game)]));
const lines = Object.entries(deviations).map(([identity, each]) => `  "${identity}": [${each.map((figure) => `"${figure}"`).join(', ')}]`);
writeFileSync(measured, `{\n${lines.join(',\n')}\n}\n`);
writeFileSync(page, renderTitles(games, await titleData(games), deviations));

/** The least and the most of its ways to play; one figure where they are the same. */
function measure(game: Game): string[] {
  const each = strategiesOf(game).map((strategy) => {
    // The 99 % margin is 2.5758 standard errors of the mean.
    return (simulate(game, seededSource(1), rounds, strategy).margin99 / 2.5758) * Math.sqrt(rounds);
  });
  return [...new Set([Math.min(...each).toFixed(1), Math.max(...each).toFixed(1)])];
}
