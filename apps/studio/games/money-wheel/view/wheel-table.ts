import { gameArt } from '@verdigale/art';
import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { paysOf, type WheelChoice, type WheelOutcome } from '../math.ts';
import { risks, type Risk, type WheelTitle } from '../titles.ts';
import { TurningWheel } from './turning-wheel.ts';

const spinMs = 3200;
const turns = 5;

/** The wheel as the player sees it: it turns, and the segment under the pointer pays. */
export class WheelTable extends BoardTable<WheelOutcome> {
  override readonly controls: HTMLElement;
  readonly #title: WheelTitle;
  readonly #risk: Segments<Risk>;
  readonly #wheel: TurningWheel;
  readonly #ticker = new Ticker(() => this.#wheel.show());

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
    this.#wheel = new TurningWheel({
      colours: gameArt(seedOf(title)).colours,
      figure: (pay) => timesText(parts.config.locale, pay),
      pays: () => paysOf(title, this.#risk.value),
    });
    this.layOut(this.#wheel.root);
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
    this.#wheel.resize();
  }

  protected cover(): void {
    this.#wheel.lit = null;
    this.#wheel.show();
  }

  protected show({ segment }: WheelOutcome): void {
    this.#wheel.turned = -segment;
    this.#wheel.lit = segment;
    this.#wheel.show();
  }

  protected async reveal({ segment }: WheelOutcome): Promise<void> {
    if (this.parts.isCalm()) return;
    const { segments: count } = this.#title;
    const from = this.#wheel.turned;
    const way = turns * count + ((((-segment - from) % count) + count) % count);
    let passed = 0;
    await this.#ticker.run((elapsed) => {
      const share = this.isHurried ? 1 : Math.min(1, elapsed / spinMs);
      this.#wheel.turned = from + way * easeOut(share);
      if (Math.floor(this.#wheel.turned) !== passed) {
        passed = Math.floor(this.#wheel.turned);
        if (share < 1) this.parts.sound.play('stop', 0);
      }
      return share === 1;
    });
  }

  brief({ pay }: WheelOutcome): string {
    return timesText(this.parts.config.locale, pay);
  }
}
