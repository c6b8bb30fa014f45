import { expect, it } from 'vitest';
import { stress } from './stress.ts';

const seed = Number(process.env.STRESS_SEED ?? Math.floor(Math.random() * 2 ** 31));

it('no acknowledged bet is lost and the books balance, whatever is killed', { timeout: 120_000 }, async () => {
  const report = await stress({ seed, seconds: 8, players: 8, tables: 2, serverKills: 3, postgresKills: 1 });
  expect(report.wrong, `seed ${seed}`).toEqual([]);
  expect(report.proof, `seed ${seed}`).toEqual({ faults: [], transfers: report.expectedTransfers });
  expect(report.resent.lost, 'the kills were felt').toBeGreaterThan(0);
});
