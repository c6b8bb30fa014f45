import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelOf } from '../../apps/studio/games/game.ts';
import { games } from '../../apps/studio/games/index.ts';
import deviations from '../../apps/studio/games/volatility.json' with { type: 'json' };
import { volatilityOf } from '../../apps/studio/games/volatility.ts';
import { renderTitles, unknown } from './page.ts';
import { titleData } from './parameters.ts';
import { proofs } from './proofs.ts';

const page = readFileSync(new URL('../../docs/titles.md', import.meta.url), 'utf8');
const data = await titleData(games);

it('the page of titles is current: node tools/run.mjs tools/titles.ts', () => {
  expect(renderTitles(games, data, deviations)).toBe(page);
  for (const game of games) expect(Number(volatilityOf(game).from), game.name).toBeGreaterThan(0);
});

it('says of every model how its return is proved', () => {
  for (const game of games) expect(proofs[modelOf(game)], modelOf(game)).toBeDefined();
  expect(page).not.toContain(`| ${unknown} |`);
});

it('lists no two titles with the same model and parameters', () => {
  const plain = (key: string, value: unknown): unknown => {
    if (['identity', 'name', 'art'].includes(key)) return undefined;
    return typeof value === 'bigint' ? value.toString() : value;
  };
  const keys = games.map((game) => `${modelOf(game)} ${JSON.stringify(data.get(game.identity), plain)}`);
  expect(new Set(keys).size).toBe(games.length);
});
