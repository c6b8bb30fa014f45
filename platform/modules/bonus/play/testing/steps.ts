import fc from 'fast-check';
import type { BonusModel, ModelGame, ModelTerms } from './model.ts';

/** Something that happens to one account. */
export type ModelStep =
  | { kind: 'bet'; bet: string; round: string; game: ModelGame; stake: bigint }
  | { kind: 'win'; round: string; amount: bigint; isFinal: boolean }
  | { kind: 'rollback'; bet: string; round: string }
  | { kind: 'finish'; round: string }
  | { kind: 'activate'; terms: ModelTerms }
  | { kind: 'cancel' | 'expire' | 'exclude' }
  | { kind: 'transfer'; amount: bigint };

/** The same before it is known which rounds there are: `at` picks one of them, mostly one of the two latest that are open. */
type Wish =
  | { kind: 'bet'; at: number; isNew: boolean; game: ModelGame; stake: bigint }
  | { kind: 'win'; at: number; amount: bigint; isFinal: boolean }
  | { kind: 'rollback' | 'finish'; at: number }
  | Exclude<ModelStep, { kind: 'bet' | 'win' | 'rollback' | 'finish' }>;

export const games: ModelGame[] = [1_000, 333, 0, null];

const at = fc.nat(1_000);
const amount = fc.oneof(fc.bigInt(0n, 20n), fc.bigInt(1n, 100n), fc.bigInt(0n, 600n));
const order = fc.constantFrom<ModelTerms['order']>('real-first', 'real-first', 'bonus-first', 'mixed');
const terms: fc.Arbitrary<ModelTerms> = order.chain((of) =>
  fc.record({
    amount: fc.oneof(fc.bigInt(1n, 10n), fc.bigInt(1n, 300n)),
    lock: of === 'mixed' ? fc.bigInt(1n, 300n) : fc.constant(0n),
    required: fc.oneof(fc.bigInt(1n, 100n), fc.bigInt(1n, 2_000n)),
    order: fc.constant(of),
    maxBet: fc.option(fc.bigInt(1n, 100n)),
    maxWin: fc.option(fc.bigInt(1n, 500n)),
    isCashable: fc.boolean(),
  }),
);

const kind = <const K extends string>(of: K) => fc.constant(of);
const game = fc.constantFrom(...games, 1_000);

export const wishes: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: kind('bet'), at, isNew: fc.nat(2).map((n) => n > 0), game, stake: amount }) },
  { weight: 9, arbitrary: fc.record({ kind: kind('win'), at, amount, isFinal: fc.nat(2).map((n) => n > 0) }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('rollback'), at }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('finish'), at }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('activate'), terms }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'expire' as const, 'exclude' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('transfer'), amount: fc.bigInt(-800n, 400n) }) },
);

/** What the wish means now; null where there is no round yet. */
export function stepOf(model: BonusModel, wish: Wish): ModelStep | null {
  if (!('at' in wish)) return wish;
  const all = [...model.rounds];
  const open = all.filter(([, { isOpen }]) => isOpen);
  const among = wish.at % 4 > 0 && open.length > 0 ? open.slice(-2) : all;
  const [round, found] = among[wish.at % among.length] ?? [];
  if (wish.kind === 'bet' && (wish.isNew || !found)) {
    return { kind: 'bet', bet: `r${all.length}-0`, round: `r${all.length}`, game: wish.game, stake: wish.stake };
  }
  if (!round || !found) return null;
  switch (wish.kind) {
    case 'bet':
      return { kind: 'bet', bet: `${round}-${found.bets.size}`, round, game: found.game, stake: wish.stake };
    case 'win':
      return { kind: 'win', round, amount: wish.amount, isFinal: wish.isFinal };
    case 'rollback':
      return { kind: 'rollback', bet: [...found.bets.keys()][wish.at % found.bets.size]!, round };
    case 'finish':
      return { kind: 'finish', round };
  }
}

/** Takes the step; answers whether anything came of it, or why not. */
export function take(model: BonusModel, step: ModelStep): string | boolean {
  switch (step.kind) {
    case 'bet':
      return model.bet(step.bet, step.round, step.game, step.stake);
    case 'win':
      return model.win(step.round, step.amount, step.isFinal);
    case 'rollback':
      return model.rollBack(step.bet, step.round);
    case 'finish':
      return model.finish(step.round);
    case 'activate':
      return model.activate(step.terms);
    case 'cancel':
      return model.end('player', 'cancelled');
    case 'expire':
      return model.end('time', 'expired');
    case 'exclude':
      return model.end('house', 'cancelled');
    case 'transfer':
      return model.transfer(step.amount);
  }
}
