import { fixtureOf, seeded, type Fixture } from '@verdigale/sport-models';
import { createBoard, type Board } from './board.ts';
import type { EventStatement, MarketOdds } from './message.ts';
import type { Slot } from './schedule.ts';
import { drawWithdrawal, voidBets, withdraw, type Entries, type Withdrawal } from './withdraw.ts';

/** How long bets are stopped before prices without the withdrawn runner are stated. */
const reformMs = 5_000;

/** Who takes part in an event, and who is withdrawn before it begins. `said` finds what was said last of its markets. */
export interface Runners {
  readonly entries: Entries;
  /** A board for what is said of them now. */
  board(): Board;
  /** Stops bets on a runner who is withdrawn, then sends prices without him, and makes the bets on him void. */
  formAnew(now: number, said: () => readonly MarketOdds[]): EventStatement[];
  /**
   * Withdraws the favourite from a race that has not begun, and returns what to say about it now. The rest follows when the market is
   * rebuilt.
   */
  withdrawFavourite(now: number, said: () => readonly MarketOdds[]): EventStatement[];
}

/** By a word of the event's seed. */
export function createRunners(slot: Slot, word: number): Runners {
  const fixture: Fixture = fixtureOf(slot.sport, word);
  let entries: Entries = { fixture, deductions: {} };
  const withdrawals: (Withdrawal & { isSaid: boolean })[] = drawWithdrawal(slot, fixture, seeded(word)).map((each) => ({
    ...each,
    isSaid: false,
  }));

  const board = () => createBoard(slot.id, entries.fixture, entries.deductions);
  const stopFor = (runner: number): EventStatement => ({
    kind: 'bet.stopped',
    eventId: slot.id,
    markets: [],
    reason: `${entries.fixture.competitors[runner]} does not run`,
  });

  return {
    get entries() {
      return entries;
    },
    board,
    formAnew: (now, said) =>
      withdrawals
        .filter(({ at }) => now >= at - reformMs)
        .flatMap((withdrawal) => {
          const { runner, at, isSaid } = withdrawal;
          withdrawal.isSaid = true;
          if (now < at) return isSaid ? [] : [stopFor(runner)];
          withdrawals.splice(withdrawals.indexOf(withdrawal), 1);
          const markets = said();
          const without = withdraw(entries, withdrawal, markets);
          entries = without ?? entries;
          const voids = without ? [voidBets(slot.id, entries.fixture, runner, markets)] : [];
          return [board().odds(entries.fixture.game.start, 'not_started', false), ...voids];
        }),
    withdrawFavourite(now, said) {
      const at = now + reformMs;
      const open = said()[0]?.outcomes.filter(({ isActive }) => isActive) ?? [];
      const [favourite] = open.toSorted((a, b) => Number(a.price) - Number(b.price));
      if (!favourite || !entries.fixture.game.without || at >= slot.startsAt) return [];
      const runner = Number(favourite.outcome) - 1;
      withdrawals.push({ runner, at, isSaid: true });
      return [stopFor(runner)];
    },
  };
}
