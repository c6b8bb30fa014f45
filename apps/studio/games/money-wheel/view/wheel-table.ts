import { gameArt } from '@verdigale/art';
import { BoardTable } from '../../../view/board/board-table.ts';
import { fitCanvas } from '../../../view/canvas.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { paysOf, type WheelChoice, type WheelOutcome } from '../math.ts';
import { risks, type Risk, type WheelTitle } from '../titles.ts';
import { drawWheel } from './draw-wheel.ts';

const spinMs = 3200;
const turns = 5;

/** The wheel as the player sees it: it turns, and the segment under the pointer pays. */
export class WheelTable extends BoardTable<WheelOutcome> {
  override readonly controls: HTMLElement;
  readonly #title: WheelTitle;
  readonly #risk: Segments<Risk>;
  readonly #canvas = element('canvas', { 'aria-hidden': 'true' });
  readonly #root = element('div', { class: 'wheel' }, this.#canvas);
  readonly #ticker = new Ticker(() => this.#draw());
  /** How far the wheel has turned, in segments. */
  #turned = 0;
  #lit: number | null = null;

  constructor(parts: TableParts, title: WheelTitle) {
    super(parts, seedOf(title));
    this.#title = title;
    const { say } = parts;
    this.#risk = segments({
      label: say('wheel.risk'),
      options: risks.map((value) => ({ value, label: say(`wheel.${value}`) })),
      value: 'medium',
      onChange: () => this.cover(),
    });
    this.controls = element('div', { class: 'own-row' }, this.#risk.element);
    this.layOut(this.#root);
  }

  choice(): WheelChoice {
    return { risk: this.#risk.value };
  }

  choose({ risk }: WheelChoice): void {
    this.#risk.choose(risk);
    this.cover();
  }

  setLocked(isLocked: boolean): void {
    this.#risk.setLocked(isLocked);
  }

  words({ pay, segment }: WheelOutcome): string {
    return `${this.parts.say('wheel.segment', { n: segment + 1 })}: ${timesText(this.parts.config.locale, pay)}.`;
  }

  override resize(): void {
    super.resize();
    this.#draw();
  }

  protected cover(): void {
    this.#lit = null;
    this.#draw();
  }

  protected show({ segment }: WheelOutcome): void {
    this.#turned = -segment;
    this.#lit = segment;
    this.#draw();
  }

  protected async reveal({ segment }: WheelOutcome): Promise<void> {
    if (this.parts.isCalm()) return;
    const { segments: count } = this.#title;
    const from = this.#turned;
    const way = turns * count + ((((-segment - from) % count) + count) % count);
    let passed = 0;
    await this.#ticker.run((elapsed) => {
      const share = this.isHurried ? 1 : Math.min(1, elapsed / spinMs);
      this.#turned = from + way * easeOut(share);
      if (Math.floor(this.#turned) !== passed) {
        passed = Math.floor(this.#turned);
        if (share < 1) this.parts.sound.play('stop', 0);
      }
      return share === 1;
    });
  }

  brief({ pay }: WheelOutcome): string {
    return timesText(this.parts.config.locale, pay);
  }

  #draw(): void {
    const size = Math.min(this.#root.clientWidth, this.#root.clientHeight);
    if (size < 20) return;
    this.#canvas.style.inlineSize = `${size}px`;
    const surface = fitCanvas(this.#canvas, size, size);
    drawWheel(surface, size, {
      pays: paysOf(this.#title, this.#risk.value),
      turned: this.#turned,
      lit: this.#lit,
      colours: gameArt(seedOf(this.#title)).colours,
      figure: (pay) => timesText(this.parts.config.locale, pay),
    });
  }
}
