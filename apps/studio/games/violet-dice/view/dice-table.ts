import type { TableParts } from '../../../view/game-view.ts';
import type { Story, Table } from '../../../view/table.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { faces, type DiceChoice, type DiceOutcome } from '../math.ts';
import { Dial } from './dial.ts';
import { DiceControls } from './dice-controls.ts';

const turnMs = 620;
const settleMs = 1100;
const lightMs = 450;

/** Violet Dice as the player sees it: a needle that turns until the number is there, and comes to rest on it. */
export class DiceTable implements Table<DiceOutcome> {
  readonly controls: HTMLElement;
  readonly #parts: TableParts;
  readonly #own: DiceControls;
  readonly #dial: Dial;
  readonly #ticker: Ticker;
  readonly #number: Intl.NumberFormat;
  #restedAt = 0;
  #isRolling = false;
  #isHurried = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#number = new Intl.NumberFormat(parts.config.locale, { minimumFractionDigits: 2 });
    const plain = new Intl.NumberFormat(parts.config.locale);
    this.#own = new DiceControls(parts, (choice) => this.#showChoice(choice));
    this.controls = this.#own.element;
    this.#dial = new Dial(parts.shell, this.#own.choice, (number) => plain.format(number));
    this.#ticker = new Ticker(() => this.#dial.draw());
    this.#point(0);
  }

  choice(): DiceChoice {
    return this.#own.choice;
  }

  begin(): void {
    this.#isHurried = false;
    this.#isRolling = true;
    this.#clear();
    const from = this.#dial.needle;
    if (this.#parts.isCalm()) return;
    void this.#ticker.run((elapsed) => {
      if (this.#isRolling) this.#point(from + (elapsed / turnMs) * faces);
      return !this.#isRolling;
    });
  }

  goBack(): Promise<void> {
    this.#isRolling = false;
    this.#point(this.#restedAt);
    this.#ticker.draw();
    return Promise.resolve();
  }

  rest({ roll }: DiceOutcome): void {
    this.#clear();
    this.#point(roll);
    this.#restedAt = roll;
    this.#ticker.draw();
  }

  async showRound({ outcome, win, amount }: Story<DiceOutcome>): Promise<void> {
    const { say, sound, isCalm } = this.#parts;
    this.#isRolling = false;
    const from = this.#dial.needle % faces;
    const way = ((outcome.roll - from + faces) % faces) + faces;
    await this.#ticker.run((elapsed) => {
      const share = isCalm() || this.#isHurried ? 1 : Math.min(1, elapsed / settleMs);
      this.#point(from + way * easeOut(share));
      return share === 1;
    });
    this.rest(outcome);
    const isGain = outcome.pay > 0;
    this.#dial.reading = { ...this.#dial.reading, isGain, result: isGain ? `${say('frame.win')} ${amount(win)}` : say('dice.noWin') };
    sound.play(isGain ? 'win' : 'stop');
    if (!isGain) return this.#ticker.draw();
    await this.#ticker.during(isCalm() || this.#isHurried ? 0 : lightMs, (share) => (this.#dial.light = share));
  }

  skip(): void {
    this.#isHurried = true;
  }

  choose(choice: DiceChoice): void {
    this.#own.choose(choice);
  }

  setLocked(isLocked: boolean): void {
    this.#own.setLocked(isLocked);
  }

  showStake(stake: bigint): void {
    this.#own.showStake(stake);
  }

  brief({ roll }: DiceOutcome): string {
    return this.#number.format(roll / 100);
  }

  words({ roll }: DiceOutcome): string {
    return this.#parts.say('dice.rolled', { n: this.#number.format(roll / 100) });
  }

  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    this.#dial.resize();
  }

  #showChoice(choice: DiceChoice): void {
    this.#dial.choice = choice;
    this.#clear();
    this.#ticker.draw();
  }

  #clear(): void {
    this.#dial.light = 0;
    this.#dial.reading = { ...this.#dial.reading, result: '', isGain: false };
  }

  /** Turns the needle; the number in the middle is the one it points at. */
  #point(needle: number): void {
    this.#dial.needle = needle;
    this.#dial.reading.number = this.#number.format((Math.round(needle) % faces) / 100);
  }
}
