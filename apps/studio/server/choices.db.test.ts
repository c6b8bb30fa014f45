import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.stop());

const cases = [
  {
    game: 'violet-dice',
    choice: { side: 'over', target: 5049 },
    // The win of the last one would be no whole amount at the smallest stake.
    bad: [null, 'over', { side: 'over', target: 9990 }, { side: 'under', target: 5000, pay: 100_000 }, { side: 'over', target: 4999 }],
  },
  {
    game: 'patina-plinko',
    choice: { rows: 16, risk: 'high' },
    bad: [null, { rows: 10, risk: 'high' }, { rows: 16, risk: 'none' }, { rows: '16', risk: 'high' }],
  },
  {
    game: 'gale-roulette',
    choice: [
      { bet: 'straight-17', units: 4 },
      { bet: 'red', units: 16 },
    ],
    bad: [
      null,
      [],
      [{ bet: 'red', units: 19 }],
      [{ bet: 'split-1-5', units: 20 }],
      [
        { bet: 'red', units: 10 },
        { bet: 'red', units: 10 },
      ],
    ],
  },
];

it.each(cases)(
  '$game is played with a choice; one that it does not offer is refused and changes nothing',
  async ({ game, choice, bad }) => {
    await studio.client.launch({ mode: 'demo', game });
    const { balance, stakes } = await studio.client.enter();
    for (const wrong of bad) {
      const { status, body } = await studio.client.play(String(stakes[0]), { choice: wrong });
      expect([status, body]).toEqual([422, { error: { code: 'choice-not-allowed' } }]);
    }
    expect((await studio.client.enter()).balance).toBe(balance);
    const { rows } = await studio.pool.query('select count(*)::int as rounds from studio.round where session_id = $1', [
      studio.client.sessionId,
    ]);
    expect(rows).toEqual([{ rounds: 0 }]);

    for (const stake of stakes) {
      const { status, body } = await studio.client.play(stake, { choice });
      expect([status, body.choice, body.status]).toEqual([200, choice, 'settled']);
      expect(BigInt(body.balance ?? 0)).toBe(BigInt(body.balanceAfterBet ?? 0) + BigInt(body.win ?? 0));
    }
  },
);
