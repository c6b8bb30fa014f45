import { expect, it } from 'vitest';
import { stress } from './stress.ts';

const seed = Number(process.env.STRESS_SEED ?? Math.floor(Math.random() * 2 ** 31));

it('no unit is lost, created or doubled, whatever is killed and however the clock jumps', { timeout: 120_000 }, async () => {
  const report = await stress({
    seed,
    steps: 300,
    players: 4,
    tables: 2,
    serverKills: 2,
    postgresKills: 1,
    clockJumps: 1,
    patienceMs: 2_000,
  });
  expect(report.wrong, `seed ${seed}`).toEqual([]);
  expect(report.proof.faults, `seed ${seed}`).toEqual([]);
  expect(report.proof.transfers, `seed ${seed}`).toMatchObject(report.expectedTransfers);
  expect(report.faults).toEqual({ serverKills: 2, postgresKills: 1, clockJumps: 1 });
  expect(report.resent.lost, 'the kills were felt').toBeGreaterThan(0);
});
