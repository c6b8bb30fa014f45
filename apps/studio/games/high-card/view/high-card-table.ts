import { cardName } from '../../../recall/card-names.ts';
import { BoardTable } from '../../../view/board/board-table.ts';
import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { seedOf } from '../../title-art.ts';
import { sides, type HighCardChoice, type HighCardOutcome, type Side } from '../math.ts';
import type { HighCardTitle } from '../titles.ts';

const cardMs = 420;

/** Two cards, one to either side. */
export class HighCardTable extends BoardTable<HighCardOutcome> {
  override readonly controls: HTMLElement;
  readonly #side: Segments<Side>;
  readonly #left: CardHand;
  readonly #right: CardHand;

  constructor(parts: TableParts, title: HighCardTitle) {
    super(parts, seedOf(title));
    const { say } = parts;
    this.#side = segments({
      label: say('duel.bet'),
      options: sides.map((value) => ({ value, label: say(`duel.${value}`) })),
      value: 'left',
      onChange: () => {},
    });
    this.controls = element('div', { class: 'own-row' }, this.#side.element);
    this.#left = new CardHand(say, say('duel.left'));
    this.#right = new CardHand(say, say('duel.right'));
    this.layOut(element('div', { class: 'hands', dir: 'ltr' }, this.#left.root, this.#right.root));
  }

  choice(): HighCardChoice {
    return { side: this.#side.value };
  }

  choose({ side }: HighCardChoice): void {
    this.#side.choose(side);
  }

  setLocked(isLocked: boolean): void {
    this.#side.setLocked(isLocked);
  }

  words({ left, right, winner }: HighCardOutcome): string {
    const { say } = this.parts;
    return `${say('duel.left')}: ${cardName(left, say)}. ${say('duel.right')}: ${cardName(right, say)}. ${say('duel.winner')}: ${say(`duel.${winner}`)}.`;
  }

  protected cover(): void {
    for (const hand of [this.#left, this.#right]) hand.show([null], '', false);
  }

  protected show({ left, right, winner }: HighCardOutcome): void {
    this.#left.show([left], '', winner === 'left');
    this.#right.show([right], '', winner === 'right');
  }

  protected async reveal({ left, right }: HighCardOutcome): Promise<void> {
    await this.pause(cardMs);
    this.#left.show([left], '', false);
    this.parts.sound.play('stop', 0);
    await this.pause(cardMs);
    this.#right.show([right], '', false);
    this.parts.sound.play('stop', 2);
    await this.pause(cardMs);
  }

  brief({ winner }: HighCardOutcome): string {
    return this.parts.say(`duel.${winner}`);
  }
}
