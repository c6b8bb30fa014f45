import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededSource } from '../engine/seeded-source.ts';
import { modelOf, winOf } from './game.ts';
import { games } from './index.ts';
import { strategiesOf } from './simulate.ts';

const folder = new URL('./', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it('offers the game of each folder, or the titles of its model', () => {
  expect([...new Set(games.map(modelOf))].toSorted()).toEqual(folders.toSorted());
  expect(new Set(games.map(({ identity }) => identity)).size).toBe(games.length);
});

it.each(folders)('finds the parts of %s under the names that every game has', (game) => {
  for (const part of ['math.ts', 'exact.ts', 'recall.ts', 'texts/en.json', 'view/main.ts', 'view/theme.css', 'math.test.ts'])
    expect([part, existsSync(new URL(`${game}/${part}`, folder))]).toEqual([part, true]);
});

it.each(games.map((game) => [game.identity, game] as const))(
  '[G5] the rounds of %s begin by their words and choices alone, whatever was played before',
  (_, game) => {
    const choices = strategiesOf(game)
      .slice(0, 3)
      .map(({ choice }) => choice);
    const played = (from: number) =>
      Array.from({ length: 50 }, (_, n) => choices.map((choice) => game.play(seededSource(from + n), choice, [])));
    const first = played(1);
    played(1_000);
    expect(played(1)).toEqual(first);
  },
);

it.each(games.map((game) => [game.identity, game] as const))('pays whole amounts at the smallest stake of %s', (_, game) => {
  const source = seededSource(1);
  const stake = BigInt(game.stakeUnits ?? game.unitsPerStake);
  const choices = strategiesOf(game).flatMap(({ choice }) => (game.isWholeAt?.(choice, stake) === false ? [] : [choice]));
  for (const choice of choices.slice(0, 3))
    for (let round = 0; round < 30; round += 1) expect(() => winOf(game, stake, game.play(source, choice, [])!.pay)).not.toThrow();
});

it.each(folders)('[G5] the rules of %s keep nothing between rounds, and read no time or randomness of their own', (game) => {
  const foreign = /\b(?:Date|performance|Math\.random|crypto|process|fetch|globalThis)\b|^(?:export )?let /m;
  const rules = readFileSync(new URL(`${game}/math.ts`, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(foreign.exec(rules)?.[0]).toBeUndefined();
});

it.each(games.map((game) => [game.identity, game] as const))('[G6] %s states a return of 75 % or more, by each way to play', (_, game) => {
  for (const { num, den } of [game.facts.rtp, ...strategiesOf(game).map(({ rtp }) => rtp)])
    expect(Number(num) / Number(den)).toBeGreaterThanOrEqual(0.75);
});

it.each(folders)('[G10] no screen of %s has rounds that follow by themselves', (game) => {
  const views = readdirSync(new URL(`${game}/`, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^view.*\.(ts|json)$|^texts/.test(file),
  );
  for (const file of views.filter((name) => /\.(ts|json)$/.test(name)))
    expect([file, /auto-?(?:play|spin|bet)/i.exec(readFileSync(new URL(`${game}/${file}`, folder), 'utf8'))?.[0]]).toEqual([
      file,
      undefined,
    ]);
});
