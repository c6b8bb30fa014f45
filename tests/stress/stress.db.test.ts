import { expect, it } from 'vitest';
import { stress } from './stress.ts';

const seed = Number(process.env.STRESS_SEED ?? Math.floor(Math.random() * 2 ** 31));

const faults = { server: 2, postgres: 1, clock: 1, reset: 1, partner: 1 };

it(
  'no unit is lost, created or doubled, whatever is killed, cut off or silent, and however the clock jumps',
  { timeout: 120_000 },
  async () => {
    const report = await stress({
      seed,
      steps: 300,
      players: 4,
      tables: 2,
      faults,
      haste: 0.1,
      patienceMs: 2_000,
    });
    expect(report.wrong, `seed ${seed}`).toEqual([]);
    expect(report.proof.faults, `seed ${seed}`).toEqual([]);
    const none = Object.fromEntries(Object.keys(report.expectedTransfers).map((kind) => [kind, 0]));
    expect({ ...none, ...report.proof.transfers }, `seed ${seed}`).toMatchObject(report.expectedTransfers);
    expect(report.proof.transfers['bonus-grant'], `seed ${seed}`).toBeGreaterThan(0);
    expect(report.faults).toEqual(faults);
    expect(report.healing.wrong, `seed ${seed}`).toEqual([]);
    expect(report.resent.lost, 'the kills were felt').toBeGreaterThan(0);
  },
);
