import { gameArt } from '@verdigale/art';
import { BoardTable } from '../../../view/board/board-table.ts';
import { glyphPicture } from '../../../view/board/glyph-picture.ts';
import { plainDecimal } from '../../../view/decimal.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { lowest, step, type ReachChoice, type ReachOutcome } from '../math.ts';
import type { ReachTitle } from '../titles.ts';

const climbMs = 1100;
const quickTargets = [150, 200, 500, 1000, 10_000] as const;

/** A height as the player sees it: it climbs to where it was drawn, and has reached the target or not. */
export class ReachTable extends BoardTable<ReachOutcome> {
  override readonly controls: HTMLElement;
  readonly #title: ReachTitle;
  readonly #height = element('b', { class: 'reach-height', dir: 'ltr' });
  readonly #input: HTMLInputElement;
  readonly #ticker = new Ticker(() => {});
  #target = 200;
  #isLocked = false;

  constructor(parts: TableParts, title: ReachTitle) {
    super(parts, seedOf(title));
    this.#title = title;
    const { say, config } = parts;
    this.#input = element('input', {
      id: 'reach-target',
      type: 'text',
      inputmode: 'decimal',
      class: 'reach-input',
      dir: 'ltr',
      onchange: () => this.#set(Math.round(Number(plainDecimal(this.#input.value)) * 100)),
    });
    const quick = quickTargets
      .filter((target) => target <= title.highest)
      .map((target) =>
        element('button', { type: 'button', class: 'act', onclick: () => this.#set(target) }, timesText(config.locale, target)),
      );
    this.controls = element(
      'div',
      { class: 'own-row' },
      element('div', { class: 'reach-target' }, element('label', { for: 'reach-target' }, say('reach.target')), this.#input),
      element('div', { class: 'reach-quick' }, ...quick),
    );
    const { hero, colours } = gameArt(seedOf(title));
    const picture = glyphPicture(hero, colours.metal, colours.shade);
    this.layOut(element('div', { class: 'reach' }, element('div', { class: 'reach-picture' }, picture), this.#height));
    this.#set(this.#target);
  }

  choice(): ReachChoice {
    return { target: this.#target };
  }

  choose({ target }: ReachChoice): void {
    this.#target = target;
    this.#set(target);
  }

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#input.readOnly = isLocked;
  }

  words({ height }: ReachOutcome): string {
    return this.parts.say('reach.came', { height: this.#times(height) });
  }

  protected cover(): void {
    this.#write(100, '');
  }

  protected show({ height, pay }: ReachOutcome): void {
    this.#write(height, pay > 0 ? 'reached' : 'missed');
  }

  protected async reveal({ height }: ReachOutcome): Promise<void> {
    if (this.parts.isCalm()) return;
    await this.#ticker.run((elapsed) => {
      const share = this.isHurried ? 1 : Math.min(1, elapsed / climbMs);
      this.#write(100 * (height / 100) ** easeOut(share), '');
      return share === 1;
    });
  }

  brief({ height }: ReachOutcome): string {
    return this.#times(height);
  }

  #times(hundredths: number): string {
    return timesText(this.parts.config.locale, Math.floor(hundredths));
  }

  #write(height: number, state: string): void {
    this.#height.textContent = this.#times(height);
    this.#height.dataset.state = state;
  }

  /** Takes the nearest target that is offered. */
  #set(wanted: number): void {
    if (!this.#isLocked && Number.isFinite(wanted)) {
      this.#target = Math.min(this.#title.highest, Math.max(lowest, Math.round(wanted / step) * step));
    }
    this.#input.value = (this.#target / 100).toLocaleString(this.parts.config.locale, { useGrouping: false });
  }
}
