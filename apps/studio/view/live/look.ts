import type { CoverSeed } from '@verdigale/art';
import type { LiveResult } from '../../games/live-game.ts';
import type { PlacedBet } from '../../games/placed-bets.ts';
import type { TableParts } from '../game-view.ts';

/** Where a round stands that is being shown, by the server's clock. */
export interface Course {
  /** Until the round ends, in milliseconds. */
  leftMs(): number;
  /** Resolves when so much of its time, from 0 to 1, is over: at once for one who comes later. */
  until(share: number): Promise<void>;
}

/** What is drawn at a table: wheel, cards or dice. */
export interface LiveScene<Result extends LiveResult> {
  root: HTMLElement;
  /** Bets are taken: nothing is known yet. */
  cover(): void;
  /** Shows a result as it comes; ends with `rest`. */
  play(result: Result, course: Course): Promise<void>;
  rest(result: Result): void;
  resize(): void;
}

/** Where bets are laid. */
export interface BetBoard<Result extends LiveResult> {
  root: HTMLElement;
  lay(placed: readonly PlacedBet[]): void;
  /** Marks what a result pays; null takes the marks away. */
  mark(result: Result | null): void;
  setLocked(isLocked: boolean): void;
  resize(): void;
}

/** What a board asks of its table. */
export interface BoardHost {
  parts: TableParts;
  /** What so many chips are worth: short enough for a chip, and in full. */
  worthOf: (units: number) => string;
  moneyOf: (units: number) => string;
  /** Lays the chosen chips on a place. */
  place: (bet: string) => void;
  /** Says something to those who hear the page. */
  readOut: (text: string) => void;
}

/** What one model brings to the table that all shared ones are. */
export interface Look<Result extends LiveResult> {
  seed: CoverSeed;
  /** On a phone the board needs all the room: the draw lies over it while it is shown. */
  swaps?: boolean;
  scene: LiveScene<Result>;
  board: BetBoard<Result>;
  /** Controls of its own, before the chips. */
  controls?: { element: HTMLElement; setLocked(isLocked: boolean): void };
  nameOf(bet: string): string;
  /** A result in a few signs, and the class of its colour. */
  brief(result: Result): { text: string; tone: string };
  words(result: Result): string;
}
