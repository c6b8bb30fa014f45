import type { CoverSeed } from '@verdigale/art';
import type { Outcome } from '../../games/game.ts';
import { element } from '../elements.ts';
import type { TableParts } from '../game-view.ts';
import { Pause } from '../pause.ts';
import { isGain } from '../round-texts.ts';
import type { Story, Table } from '../table.ts';
import { drawTitleGround } from '../title-ground.ts';

/** A win of this many stakes is heard as a large one. */
const largeWinStakes = 15n;

/**
 * What the tables of small games share: a board of elements on the ground of the title's cover, and a line
 * below that says what was won. A game covers its board, reveals an outcome, and shows one at rest.
 */
export abstract class BoardTable<O extends Outcome> implements Table<O> {
  controls?: HTMLElement;
  protected readonly parts: TableParts;
  protected isHurried = false;
  readonly #seed: CoverSeed;
  readonly #verdict = element('p', { class: 'verdict', 'aria-hidden': 'true' });
  readonly #board = element('div', { class: 'board' });
  #shown: O | null = null;
  readonly #pause = new Pause();

  constructor(parts: TableParts, seed: CoverSeed) {
    this.parts = parts;
    this.#seed = seed;
    parts.shell.reels.replaceWith(this.#board);
  }

  abstract choice(): unknown;
  abstract setLocked(isLocked: boolean): void;
  abstract words(outcome: O): string;
  abstract brief(outcome: O): string;

  /** Before the first round, and while a bet is on its way. */
  protected abstract cover(): void;
  protected abstract show(outcome: O): void;
  /** Shows what came, step by step; `show` follows it. */
  protected abstract reveal(outcome: O): Promise<void>;

  protected layOut(...content: Node[]): void {
    this.#board.replaceChildren(...content, this.#verdict);
    this.cover();
  }

  begin(): void {
    this.isHurried = false;
    this.#write('', false);
    this.cover();
  }

  goBack(): Promise<void> {
    if (this.#shown) this.rest(this.#shown);
    else this.cover();
    return Promise.resolve();
  }

  rest(outcome: O): void {
    this.#shown = outcome;
    this.show(outcome);
  }

  async showRound({ outcome, win, stake, staked, amount }: Story<O>): Promise<void> {
    await this.reveal(outcome);
    this.rest(outcome);
    if (!outcome.isOver) return;
    const { say, sound } = this.parts;
    const gained = isGain(win, staked);
    if (win > 0n) this.#write(`${say(gained ? 'frame.win' : 'frame.paid')} ${amount(win)}`, gained);
    if (gained) sound.play(win >= stake * largeWinStakes ? 'bigWin' : 'win');
  }

  skip(): void {
    this.isHurried = true;
    this.#pause.cut();
  }

  /** Empty: the elements describe themselves. */
  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    drawTitleGround(this.parts.shell, this.#board, this.#seed);
  }

  /** Waits, unless the player skips or wants less motion. */
  protected pause(milliseconds: number): Promise<void> {
    if (this.isHurried || this.parts.isCalm()) return Promise.resolve();
    return this.#pause.wait(milliseconds);
  }

  #write(text: string, isGained: boolean): void {
    this.#verdict.textContent = text;
    this.#verdict.classList.toggle('verdict-won', isGained);
  }
}
