import type { SicBoPays } from './titles.ts';

/** A bet on three dice: `pay` is in hundredths of the stake for what they show. */
export interface Bet {
  identity: string;
  /** Its text, and the number in it. */
  key: string;
  n?: number;
  pay(dice: readonly number[]): number;
}

const faces = [1, 2, 3, 4, 5, 6];
const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const timesOf = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;
const isTriple = (dice: readonly number[]): boolean => timesOf(dice, dice[0] as number) === 3;

/** Every bet of a table. The four even bets lose at a triple. */
export function betsOf({ totals, anyTriple, triple, double, single }: SicBoPays): Bet[] {
  const even = (identity: string, wins: (total: number) => boolean): Bet => ({
    identity,
    key: identity,
    pay: (dice) => (!isTriple(dice) && wins(totalOf(dice)) ? 200 : 0),
  });
  const when = (identity: string, key: string, n: number, pays: number, wins: (dice: readonly number[]) => boolean): Bet => ({
    identity,
    key,
    n,
    pay: (dice) => (wins(dice) ? pays : 0),
  });
  return [
    even('small', (total) => total <= 10),
    even('big', (total) => total >= 11),
    even('odd', (total) => total % 2 === 1),
    even('even', (total) => total % 2 === 0),
    { identity: 'any-triple', key: 'anyTriple', pay: (dice) => (isTriple(dice) ? anyTriple : 0) },
    ...Array.from({ length: 14 }, (_, index) => {
      const total = index + 4;
      return when(`total-${total}`, 'total', total, totals[Math.min(index, 13 - index)] as number, (dice) => totalOf(dice) === total);
    }),
    ...faces.map((face): Bet => ({
      identity: `single-${face}`,
      key: 'single',
      n: face,
      pay: (dice) => single[timesOf(dice, face) - 1] ?? 0,
    })),
    ...faces.map((face) => when(`double-${face}`, 'double', face, double, (dice) => timesOf(dice, face) >= 2)),
    ...faces.map((face) => when(`triple-${face}`, 'triple', face, triple, (dice) => timesOf(dice, face) === 3)),
  ];
}
