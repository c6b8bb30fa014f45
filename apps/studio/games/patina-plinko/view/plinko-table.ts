import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { isGain } from '../../../view/round-texts.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import type { Story, Table } from '../../../view/table.ts';
import { Ticker } from '../../../view/ticker.ts';
import { risks, rowCounts, unitsPerStake, type PlinkoChoice, type PlinkoOutcome, type Risk } from '../math.ts';
import { Picture } from './picture.ts';

const rowMs = { 8: 190, 12: 165, 16: 145 } as const;
const lightMs = 320;

/** Patina Plinko as the player sees it: the ball falls along the path that was drawn, pin by pin. */
export class PlinkoTable implements Table<PlinkoOutcome> {
  readonly controls: HTMLElement;
  readonly #parts: TableParts;
  readonly #rows: Segments<`${(typeof rowCounts)[number]}`>;
  readonly #risk: Segments<Risk>;
  readonly #picture: Picture;
  readonly #ticker: Ticker;
  readonly #number: Intl.NumberFormat;
  #isHurried = false;

  constructor(parts: TableParts) {
    const { say, shell, config } = parts;
    this.#parts = parts;
    this.#number = new Intl.NumberFormat(config.locale, { maximumFractionDigits: 2 });
    const onChange = (): void => this.#showChoice();
    this.#rows = segments({
      label: say('plinko.rows'),
      options: rowCounts.map((count) => ({ value: `${count}` as const, label: this.#number.format(count) })),
      value: '12',
      onChange,
    });
    this.#risk = segments({
      label: say('plinko.risk'),
      options: risks.map((value) => ({ value, label: say(`plinko.${value}`) })),
      value: 'medium',
      onChange,
    });
    this.controls = element('div', { class: 'own-row' }, this.#rows.element, this.#risk.element);
    this.#picture = new Picture(shell, this.choice(), {
      times: (pay) => this.#times(pay),
      figure: (pay) => this.#number.format(pay / unitsPerStake),
    });
    this.#ticker = new Ticker(() => this.#picture.draw());
  }

  choice(): PlinkoChoice {
    return { rows: rowCounts.find((count) => `${count}` === this.#rows.value) ?? 12, risk: this.#risk.value };
  }

  begin(): void {
    this.#isHurried = false;
    this.#clear();
  }

  goBack(): Promise<void> {
    this.#clear();
    return Promise.resolve();
  }

  rest({ bucket }: PlinkoOutcome): void {
    this.#picture.lit = { bucket, light: 1 };
    this.#ticker.draw();
  }

  async showRound({ outcome, stake, win, amount }: Story<PlinkoOutcome>): Promise<void> {
    const { say, sound, isCalm } = this.#parts;
    const { path, bucket } = outcome;
    let passed = 0;
    await this.#ticker.run((elapsed) => {
      const rows = isCalm() || this.#isHurried ? path.length : Math.min(path.length, elapsed / rowMs[this.choice().rows]);
      this.#picture.fall = { path, rows };
      if (Math.floor(rows) > passed && rows < path.length) sound.play('stop', Math.floor(rows) % 5);
      passed = Math.floor(rows);
      return rows === path.length;
    });
    const gained = isGain(win, stake);
    this.#picture.result = { text: `${say(gained ? 'frame.win' : 'frame.paid')} ${amount(win)}`, isGain: gained };
    sound.play(gained ? 'win' : 'stop');
    await this.#ticker.during(isCalm() || this.#isHurried ? 0 : lightMs, (light) => (this.#picture.lit = { bucket, light }));
  }

  skip(): void {
    this.#isHurried = true;
  }

  choose({ rows, risk }: PlinkoChoice): void {
    this.#rows.choose(`${rows}`);
    this.#risk.choose(risk);
    this.#showChoice();
  }

  setLocked(isLocked: boolean): void {
    this.#rows.setLocked(isLocked);
    this.#risk.setLocked(isLocked);
  }

  words({ bucket, pay, path }: PlinkoOutcome): string {
    return this.#parts.say('plinko.fell', {
      n: this.#number.format(bucket + 1),
      total: this.#number.format(path.length + 1),
      times: this.#times(pay),
    });
  }

  /** What the buckets pay is read out from the rules; where the ball fell is said in words. */
  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    this.#picture.resize();
  }

  #times(pay: number): string {
    return this.#parts.say('plinko.times', { n: this.#number.format(pay / unitsPerStake) });
  }

  #showChoice(): void {
    this.#clear();
    this.#picture.choice = this.choice();
  }

  #clear(): void {
    this.#picture.fall = null;
    this.#picture.lit = null;
    this.#picture.result = { text: '', isGain: false };
    this.#ticker.draw();
  }
}
