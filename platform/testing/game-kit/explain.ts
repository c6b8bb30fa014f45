import type { Call } from './calls.ts';
import type { PlayerModel } from './model.ts';

/** The answer to a call, in the model's terms. */
export type Answer = { balance: bigint } | { code: number };

/**
 * Every state that the books may have after calls sent at the same time: one for each order that gives exactly these
 * answers. Empty when no order does.
 */
export function explain(states: readonly PlayerModel[], wave: readonly { call: Call; answer: Answer }[]): PlayerModel[] {
  if (wave.length === 0) return [...states];
  const found = wave.flatMap(({ call, answer }, first) => {
    const rest = wave.filter((_, n) => n !== first);
    const after = states.map((state) => state.clone()).filter((state) => isSame(state.take(call), answer));
    return after.length > 0 ? explain(after, rest) : [];
  });
  return distinct(found);
}

function distinct(states: readonly PlayerModel[]): PlayerModel[] {
  return [...new Map(states.map((state) => [state.picture(), state])).values()];
}

function isSame(one: Answer, other: Answer): boolean {
  return 'code' in one ? 'code' in other && one.code === other.code : 'balance' in other && one.balance === other.balance;
}
