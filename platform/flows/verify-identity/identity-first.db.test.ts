import { identityStatus, type IdentityStatus, type ErrorBody } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { findInvoice } from '#modules/payment';
import { recordIdentityCheck } from '#modules/player';
import {
  activeAccountOf,
  createTestPlatform,
  depositForm,
  launchForm,
  registerTestPlayer,
  type TestPlatform,
  type TestPlayer,
} from '#testing';
import { sql } from '#testing/sql.ts';
import { jurisdictions, type JurisdictionName } from '../../jurisdictions/index.ts';
import { seedTestMethod, storeInvoice } from '../../modules/payment/testing.ts';
import { callWallet, launchTestGame } from '../game-wallet/testing.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { reportOf } from '../settle-invoice/testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
afterEach(() => platform[Symbol.asyncDispose]());

async function registerIn(name: JurisdictionName): Promise<void> {
  // No register answers here, and nobody says more of himself than every player does.
  const protection = { ...jurisdictions[name], isRegisterAsked: false, registrationAsks: [] };
  platform = await createTestPlatform({ protection });
  await platform.kernel.jobs.start({ work: false });
  await seedTestMethod(platform.kernel);
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
  await launchTestGame(platform, { playerId: player.id, accountId });
}

const codeOf = ({ status, error }: { status: number; error?: ErrorBody }) => error?.code ?? status;
const deposit = async (amount: number) =>
  codeOf(await player.call('payment.invoices.deposit', { body: depositForm(accountId, 'test.deposit.card', amount) }));
const launch = async (id = 'copper-canyon') =>
  codeOf(await player.call('game.games.play', { params: { id }, body: launchForm(accountId) }));

function judge(status: IdentityStatus): Promise<boolean> {
  platform.clock.advance(1_000);
  const check = { playerId: player.id, status, eventAt: platform.clock.now() };
  return platform.kernel.db.transaction((tx) => recordIdentityCheck(tx, platform.kernel, check));
}

/** The provider of test deposits does not answer: as far as one gets when no rule keeps it. */
const started = 13003;
const needed = 11057;

it('[M11] where the law wants it, nobody deposits or plays before identity and age are proved', async () => {
  await registerIn('united-kingdom');
  const tries = async () => [await deposit(10), await launch(), await launch('betsy-sportsbook-betsy')];
  expect(await tries()).toEqual([needed, needed, needed]);
  await judge(identityStatus.pending);
  expect(await tries()).toEqual([needed, needed, needed]);
  await judge(identityStatus.approved);
  expect(await tries()).toEqual([started, 200, 200]);
  await judge(identityStatus.rejected);
  expect(await tries()).toEqual([needed, needed, needed]);
});

it('[M11] a launch from before takes no bet once the proof is gone', async () => {
  await registerIn('ontario');
  const { token } = await launchTestGame(platform, { playerId: player.id, accountId });
  let bets = 0;
  const bet = async () => {
    const ids = { transactionId: `bet ${(bets += 1)}`, roundId: `round ${bets}` };
    const { code, status } = await callWallet(platform, 'bet', { token, ...ids, amount: '0', currency: 'EUR' });
    return code ?? status;
  };
  const outcomes = [];
  for (const status of [identityStatus.approved, identityStatus.rejected, identityStatus.none, identityStatus.approved]) {
    await judge(status);
    outcomes.push(await bet());
  }
  expect(outcomes).toEqual([200, needed, needed, 200]);
  // The page around the game says what to do.
  await platform.relay.drain();
  const said = await platform.kernel.db.all(sql<{ code: number }>`
    select (data ->> 'code')::int as code from realtime.publication where data ->> 'event' = 'game.bet.limit.reached'`);
  expect(said.map(({ code }) => code)).toEqual([needed, needed]);
});

it('[M11] elsewhere deposits and play begin without it', async () => {
  await registerIn('house');
  expect([await deposit(10_000), await launch()]).toEqual([started, 200]);
});

it('[M12] [T8] identity is proved for the deposit with which all of them come to 2,000, single or linked', async () => {
  await registerIn('malta');
  const paid = (amount: bigint, more = {}) => storeInvoice(platform.kernel, { playerId: player.id, accountId, amount, ...more });
  expect([await deposit(2_000), await deposit(1_999)]).toEqual([needed, started]);
  await paid(900_00n);
  await paid(1_000_00n, { status: 1 });
  // What failed came to nothing.
  await paid(5_000_00n, { status: 3 });
  expect([await deposit(100), await deposit(99.99)]).toEqual([needed, started]);
  await judge(identityStatus.approved);
  expect(await deposit(5_000)).toBe(started);
});

it('[M12] [T8] what arrives is judged once more: an address that was asked for with the least takes any sum', async () => {
  await registerIn('malta');
  const send = async (received: bigint) => {
    const address = await storeInvoice(platform.kernel, { playerId: player.id, accountId, status: 1, received: 0n });
    await settleInvoice(platform.kernel, reportOf(address, { received }), address.provider);
    const { status, statusResult, amount } = (await findInvoice(platform.kernel.db, address.id))!;
    return [status, statusResult, amount];
  };
  expect(await send(1_999_99n)).toEqual([2, '', 1_999_99n]);
  // Nor do small ones pass, one after the other.
  expect(await send(10_00n)).toEqual([3, 'returning', 10_00n]);
  await judge(identityStatus.approved);
  expect(await send(50_000_00n)).toEqual([2, '', 50_000_00n]);
});
