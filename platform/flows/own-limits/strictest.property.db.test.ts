import { limitDefinition, sportsbookIdentity } from '@verdigale/contract';
import { money } from '@verdigale/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { changeCashLimit, setOperatorLimit } from '#modules/limit';
import { lockAccount, openAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { requireRoomForDeposit } from '../../modules/payment/deposit-limit.ts';
import { seedTestMethod, storeInvoice } from '../../modules/payment/testing.ts';
import { callWallet, giveMoney, launchTestGame, launchTestPlayer } from '../game-wallet/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await seedTestMethod(platform.kernel);
  await platform.kernel.db.run(sql`update settings.currency set rate = 200 where code = 'USD'`);
});
afterAll(() => platform[Symbol.asyncDispose]());

const start = Date.parse('2026-06-03T12:00:00Z');
const currencies = ['EUR', 'USD'] as const;
const codes = { bet: 14100, loss: 14101, deposit: 13100 } as const;
type Kind = keyof typeof codes;

const limits = fc.uniqueArray(
  fc.record({
    by: fc.constantFrom('player' as const, 'operator' as const),
    kind: fc.constantFrom<Kind>('bet', 'loss', 'deposit'),
    period: fc.constantFrom('daily', 'weekly', 'monthly'),
    currency: fc.constantFrom(...currencies),
    amount: fc.integer({ min: 0, max: 25 }),
  }),
  { selector: ({ by, kind, period, currency }) => [by, kind, period, currency].join(' '), minLength: 2, maxLength: 14 },
);
type SetLimit = Parameters<Parameters<typeof limits.map>[0]>[0][number];

const steps = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('play' as const),
      currency: fc.constantFrom(...currencies),
      game: fc.constantFrom('copper-canyon', sportsbookIdentity),
      stake: fc.integer({ min: 1, max: 9 }),
      payout: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({ act: fc.constant('deposit' as const), currency: fc.constantFrom(...currencies), amount: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 200 }) }),
  ),
  { minLength: 1, maxLength: 14 },
);

/** What was done, in whole main units. */
interface Done {
  kind: 'play' | 'deposit';
  currency: string;
  at: Date;
  amount: number;
  payout: number;
}

/** A calendar written another way than the platform's. */
function isSamePeriod(period: string, one: Date, other: Date): boolean {
  const day = (date: Date) => Math.floor(date.getTime() / 86_400_000);
  // 1 January 1970 was a Thursday.
  if (period === 'weekly') return Math.floor((day(one) + 3) / 7) === Math.floor((day(other) + 3) / 7);
  return period === 'daily' ? day(one) === day(other) : one.toISOString().slice(0, 7) === other.toISOString().slice(0, 7);
}

/** A euro is two dollars. */
const perEuro: Readonly<Record<string, number>> = { EUR: 1, USD: 2 };
const worth = (amount: number, from: string, to: string) => (amount / perEuro[from]!) * perEuro[to]!;

/** Which kind of limit leaves no room; both owners' are looked at alike, so that the stricter one is what holds. */
function full(
  set: readonly SetLimit[],
  done: readonly Done[],
  wish: { kind: Done['kind']; currency: string; amount: number },
  now: Date,
  isAcross: boolean,
): Kind[] {
  return set
    .filter(({ kind, currency }) => (isAcross || currency === wish.currency) && (kind === 'deposit') === (wish.kind === 'deposit'))
    .filter(({ kind, period, currency, amount }) => {
      const counted = done.filter((each) => each.kind === wish.kind && isSamePeriod(period, each.at, now));
      const used = counted
        .filter((each) => isAcross || each.currency === currency)
        .reduce((sum, each) => sum + worth(each.amount - (kind === 'loss' ? each.payout : 0), each.currency, currency), 0);
      return Math.max(used, 0) + worth(wish.amount, wish.currency, currency) > amount;
    })
    .map(({ kind }) => kind);
}

class Player {
  readonly #id: string;
  readonly #accounts: Record<string, string>;

  constructor(id: string, accounts: Record<string, string>) {
    this.#id = id;
    this.#accounts = accounts;
  }

  static async enter(): Promise<Player> {
    const { kernel } = platform;
    const { playerId, accountId } = await launchTestPlayer(platform, { balance: 1_000_00n });
    const usd = await kernel.db.transaction((tx) => openAccount(tx, { playerId, currency: { code: 'USD', exponent: 2 }, isActive: false }));
    await giveMoney(kernel, usd.id, 1_000_00n);
    return new Player(playerId, { EUR: accountId, USD: usd.id });
  }

  /** Those of the player first: one that is looser than the operator's would be refused. */
  async set(wanted: readonly SetLimit[]): Promise<void> {
    const { kernel } = platform;
    for (const { by, kind, period, currency, amount } of wanted.toSorted((a, b) => b.by.localeCompare(a.by))) {
      const wish = { definition: limitDefinition[kind], period, currency, amount: String(amount) };
      await kernel.db.transaction(async (tx) => {
        if (by === 'player') await changeCashLimit(tx, kernel, this.#id, wish);
        else await setOperatorLimit(tx, kernel, this.#id, { ...wish, reason: 'a test' });
      });
    }
  }

  /** 200 or the code of the refusal; a round that is taken pays and ends. */
  async play(currency: string, gameIdentity: string, stake: number, payout: number): Promise<number> {
    const { token } = await launchTestGame(platform, { playerId: this.#id, accountId: this.#accounts[currency]!, currency, gameIdentity });
    const roundId = newId();
    const { code, status } = await callWallet(platform, 'bet', { token, roundId, transactionId: newId(), amount: `${stake}00`, currency });
    if (code !== undefined) return code;
    const amount = payout === 0 ? '0' : `${payout}00`;
    await callWallet(platform, 'win', { token, roundId, transactionId: newId(), amount, currency, isFinal: true });
    return status;
  }

  async deposit(currency: string, amount: number): Promise<number> {
    const { kernel } = platform;
    const accountId = this.#accounts[currency]!;
    const sum = money(BigInt(amount) * 100n, currency);
    try {
      await kernel.db.transaction(async (tx) => requireRoomForDeposit(tx, kernel, (await lockAccount(tx, accountId))!, sum));
    } catch (error) {
      return (error as { code: number }).code;
    }
    await storeInvoice(kernel, { playerId: this.#id, accountId, amount: sum.amount, currency });
    return 200;
  }
}

it.each([
  ['its own currency', false],
  ['all currencies', true],
])(
  '[L2] [L11] [L12] of any limits of player and operator, of several periods, each for what is done in %s, the strictest holds, over casino and sport',
  { timeout: 120_000 },
  async (_, isAcross) => {
    platform.kernel.config.limits.holdAcrossCurrencies = isAcross;
    await fc.assert(
      fc.asyncProperty(limits, steps, async (set, wanted) => {
        platform.clock.set(new Date(start).toISOString());
        const player = await Player.enter();
        await player.set(set);
        const done: Done[] = [];
        for (const step of wanted) {
          if (step.act === 'wait') {
            platform.clock.advance(step.hours * 3_600_000);
            continue;
          }
          const at = platform.kernel.clock.now();
          const { currency } = step;
          const wish = { kind: step.act, currency, amount: step.act === 'play' ? step.stake : step.amount };
          const code =
            step.act === 'play'
              ? await player.play(currency, step.game, step.stake, step.payout)
              : await player.deposit(currency, step.amount);
          const refusing = full(set, done, wish, at, isAcross).map((kind) => codes[kind]);
          expect(refusing.length === 0 ? [200] : refusing).toContain(code);
          if (code === 200) done.push({ ...wish, at, payout: step.act === 'play' ? step.payout : 0 });
        }
      }),
      { numRuns: 40 },
    );
  },
);
