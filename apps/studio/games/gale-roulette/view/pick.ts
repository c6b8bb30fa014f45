import { bets, type Bet, type BetKind } from '../bets.ts';

/** The kinds of bets that are placed by pressing their numbers. */
export const pickedKinds = ['straight', 'split', 'street', 'corner', 'sixLine'] as const satisfies readonly BetKind[];
export type PickedKind = (typeof pickedKinds)[number];

export interface Pick {
  /** Placed when it is the only one that the pressed numbers can mean. */
  bet: Bet | null;
  /** Else the numbers pressed so far, and those that may be pressed next. */
  pressed: number[];
  next: number[];
}

/**
 * What pressing one more number means: a split takes two neighbours, a corner two numbers that lie across, a street one of
 * its three. A number that matches none of those pressed before starts a new selection.
 */
export function press(kind: PickedKind, before: readonly number[], number: number): Pick {
  const meant = (pressed: readonly number[]): Bet[] =>
    bets.filter((bet) => bet.kind === kind && pressed.every((each) => bet.numbers.includes(each)));
  const together = meant([...before, number]);
  const pressed = together.length > 0 ? [...new Set([...before, number])] : [number];
  const candidates = together.length > 0 ? together : meant(pressed);
  const isRepeat = before.includes(number);
  const [only] = candidates;
  if (only && candidates.length === 1) return { bet: only, pressed: [], next: [] };
  if (isRepeat) return { bet: null, pressed: [], next: [] };
  return { bet: null, pressed, next: [...new Set(candidates.flatMap((bet) => bet.numbers))].filter((each) => !pressed.includes(each)) };
}
