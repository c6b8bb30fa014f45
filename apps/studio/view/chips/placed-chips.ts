import type { PlacedBet } from '../../games/placed-bets.ts';

/** The chips that lie on a table: all of the stake's must be placed, and every move can be undone. */
export class PlacedChips {
  readonly #units: number;
  #acts: PlacedBet[] = [];
  #played: PlacedBet[] = [];

  /** `units`: how many chips a stake is. */
  constructor(units: number) {
    this.#units = units;
  }

  /** Chips that are not on the table yet. */
  get left(): number {
    return this.#acts.reduce((left, { units }) => left - units, this.#units);
  }

  /** What lies on the table, each place once, in the order of placing. */
  get bets(): PlacedBet[] {
    const units = new Map<string, number>();
    for (const act of this.#acts) units.set(act.bet, (units.get(act.bet) ?? 0) + act.units);
    return [...units].map(([bet, count]) => ({ bet, units: count }));
  }

  get canRepeat(): boolean {
    return this.#played.length > 0;
  }

  /** Places this many chips, or as many as are left; returns how many that were. The whole stake moves from wherever it lay. */
  place(bet: string, units: number): number {
    if (units === this.#units) this.#acts = [];
    const placed = Math.min(units, this.left);
    if (placed > 0) this.#acts.push({ bet, units: placed });
    return placed;
  }

  /** Lays these out in the place of all others. */
  lay(bets: readonly PlacedBet[]): void {
    this.#acts = [...bets];
  }

  undo(): void {
    this.#acts.pop();
  }

  clear(): void {
    this.#acts = [];
  }

  /** The round was played with what lies there now. */
  keep(): void {
    this.#played = [...this.#acts];
  }

  /** Lays the chips of the last round out again. */
  repeat(): void {
    this.#acts = [...this.#played];
  }
}
