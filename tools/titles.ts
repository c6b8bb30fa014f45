// Writes docs/titles.md from the games of the studio; measures the volatility of each. A test beside the page's code holds it current.
// node tools/run.mjs tools/titles.ts [--keep]: with --keep only what has no measured volatility yet is measured.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seededSource } from '../apps/studio/engine/seeded-source.ts';
import { games } from '../apps/studio/games/index.ts';
import { simulate } from '../apps/studio/games/simulate.ts';
import { readDeviations, renderTitles } from './titles/page.ts';
import { titleData } from './titles/parameters.ts';

const file = new URL('../docs/titles.md', import.meta.url);
const rounds = 50_000;
const known = process.argv.includes('--keep') && existsSync(file) ? readDeviations(readFileSync(file, 'utf8'), games) : new Map();

const deviations = new Map(
  games.map((game) => {
    // The 99 % margin is 2.5758 standard errors of the mean.
    const measure = (): string => ((simulate(game, seededSource(1), rounds).margin99 / 2.5758) * Math.sqrt(rounds)).toFixed(1);
    return [game.identity, (known.get(game.identity) as string | undefined) ?? measure()];
  }),
);
writeFileSync(file, renderTitles(games, await titleData(games), deviations));
