import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, launchTestPlayer, provider } from '../game-wallet/testing.ts';
import { createReportDesk } from '../../operator/report-desk.ts';
import { gameReport, liabilityReport } from './report.ts';
import { revenueReport } from './revenue.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  platform.clock.set('2026-06-03T12:00:00Z');
});
afterAll(() => platform[Symbol.asyncDispose]());

const june = { start: new Date('2026-06-01T00:00:00Z'), end: new Date('2026-07-01T00:00:00Z') };
const july = { start: june.end, end: new Date('2026-08-01T00:00:00Z') };

/** Ten rounds of one euro; two of them pay 3.50. */
async function play(): Promise<void> {
  const { token } = await launchTestPlayer(platform, { balance: 100_00n });
  for (let n = 0; n < 10; n += 1) {
    const round = { token, roundId: `r${n}`, currency: 'EUR' };
    await callWallet(platform, 'bet', { ...round, transactionId: `b${n}`, amount: '100' });
    if (n < 2)
      await callWallet(platform, 'win', { ...round, transactionId: `w${n}`, betTransactionId: `b${n}`, amount: '350', isFinal: true });
    else await callWallet(platform, 'finish', { token, roundId: `r${n}` });
  }
}

it('[T6] [G6] tells of each game what it returned, how sure that is, and that the books say the same', async () => {
  await play();
  const { games, providers } = await gameReport(platform.kernel.db, june);
  expect(games).toEqual([
    {
      identity: 'copper-canyon',
      name: 'Copper Canyon',
      provider,
      currency: 'EUR',
      rounds: 10,
      staked: '10.00',
      paid: '7.00',
      returned: 0.7,
      // Of ten rounds that return 0 or 3.5: sqrt(2 * 2.8² + 8 * 0.7²) / 10.
      deviation: expect.closeTo(0.442_718_87, 6),
    },
  ]);
  expect(providers).toEqual([{ provider, currency: 'EUR', byRounds: 300n, byBooks: 300n }]);
  expect(await gameReport(platform.kernel.db, july)).toEqual({ games: [], providers: [] });
});

it('[T6] tells what each side of the books took from players and gave them, and the gross gaming revenue', async () => {
  const gaming = { currency: 'EUR', taken: '10.00', given: '7.00', kept: '3.00' };
  expect(await revenueReport(platform.kernel.db, june)).toEqual([
    { of: `game:${provider}`, ...gaming },
    { of: 'house:adjustment', currency: 'EUR', taken: '0.00', given: '100.00', kept: '-100.00' },
    { of: 'gross gaming revenue', ...gaming },
  ]);
  expect(await revenueReport(platform.kernel.db, july)).toEqual([]);
});

it('[T6] tells what is owed to players, which is what all others have given', async () => {
  const lines = await liabilityReport(platform.kernel.db);
  expect(lines.filter(({ sum }) => !sum.startsWith('0.00'))).toEqual([{ currency: 'EUR', pocket: 'real', sum: '97.00 EUR', accounts: 1 }]);
  const given = await platform.kernel.db.one(
    sql<{
      sum: string;
    }>`select sum(e.amount)::text as sum from wallet.entry e join wallet.ledger_account l on l.id = e.ledger_id where l.account_id is null`,
  );
  expect(given.sum).toBe('-9700');
});

it('takes longer than a call may, where there are many rounds', async () => {
  const { config, db } = platform.kernel;
  // A statement of a call is given up after a tenth of a second.
  await using closing = new AsyncDisposableStack();
  const impatient = openDatabase({ url: db.url, patienceMs: 600 });
  closing.defer(() => impatient.close());
  const other = await db.connect();
  closing.defer(() => other.end());
  await other.query('begin');
  await other.query('lock table game.round in access exclusive mode');
  const report = createReportDesk({ db: impatient, config }).gameReport(june);
  report.catch(() => undefined);
  const longest = sql<{ seconds: number }>`select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float as seconds
    from pg_stat_activity where wait_event_type = 'Lock' and query like '%game.round%'`;
  const isOver = vi.fn();
  report.then(isOver, isOver);
  await vi.waitFor(async () => expect(isOver.mock.calls.length > 0 || (await db.one(longest)).seconds > 0.5).toBe(true), {
    timeout: 10_000,
  });
  await other.query('rollback');
  expect((await report).games).toHaveLength(1);
});
