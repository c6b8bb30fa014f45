import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { cardName } from '../../../recall/card-names.ts';
import { seedOf } from '../../title-art.ts';
import { sides, type BaccaratChoice, type BaccaratOutcome, type Side } from '../math.ts';
import type { BaccaratTitle } from '../titles.ts';
import { dealt, TwoHands } from './two-hands.ts';

const cardMs = 360;

/** Baccarat as the player sees it: two hands, card by card, with their points. */
export class BaccaratTable extends BoardTable<BaccaratOutcome> {
  override readonly controls: HTMLElement;
  readonly #side: Segments<Side>;
  readonly #hands: TwoHands;

  constructor(parts: TableParts, title: BaccaratTitle) {
    super(parts, seedOf(title));
    const { say } = parts;
    this.#side = segments({
      label: say('baccarat.bet'),
      options: sides.map((value) => ({ value, label: say(`baccarat.${value}`) })),
      value: 'player',
      onChange: () => {},
    });
    this.controls = element('div', { class: 'own-row' }, this.#side.element);
    this.#hands = new TwoHands(parts);
    this.layOut(this.#hands.root);
  }

  choice(): BaccaratChoice {
    return { side: this.#side.value };
  }

  choose({ side }: BaccaratChoice): void {
    this.#side.choose(side);
  }

  setLocked(isLocked: boolean): void {
    this.#side.setLocked(isLocked);
  }

  words({ player, banker, winner }: BaccaratOutcome): string {
    const { say } = this.parts;
    const named = (cards: readonly number[]): string => cards.map((card) => cardName(card, say)).join(', ');
    return `${say('baccarat.player')}: ${named(player)}. ${say('baccarat.banker')}: ${named(banker)}. ${say('baccarat.winner')}: ${say(`baccarat.${winner}`)}.`;
  }

  protected cover(): void {
    this.#hands.cover();
  }

  protected show({ player, banker, winner }: BaccaratOutcome): void {
    this.#hands.lay(player, banker);
    this.#hands.markWon(winner);
  }

  protected async reveal({ player, banker }: BaccaratOutcome): Promise<void> {
    for (const [index, hands] of dealt(player, banker).entries()) {
      await this.pause(cardMs);
      this.#hands.lay(...hands);
      this.parts.sound.play('stop', index % 5);
    }
    await this.pause(cardMs);
  }

  brief({ winner }: BaccaratOutcome): string {
    return this.parts.say(`baccarat.${winner}`);
  }
}
