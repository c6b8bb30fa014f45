import { BoardTable } from '../../../view/board/board-table.ts';
import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { cardName } from '../../../recall/card-names.ts';
import { seedOf } from '../../title-art.ts';
import { pointsOf, sides, totalOf, type BaccaratChoice, type BaccaratOutcome, type Side } from '../math.ts';
import type { BaccaratTitle } from '../titles.ts';

const cardMs = 360;

/** Baccarat as the player sees it: two hands, card by card, with their points. */
export class BaccaratTable extends BoardTable<BaccaratOutcome> {
  override readonly controls: HTMLElement;
  readonly #side: Segments<Side>;
  readonly #hands: Record<'player' | 'banker', CardHand>;

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
    this.#hands = { player: new CardHand(say, say('baccarat.player')), banker: new CardHand(say, say('baccarat.banker')) };
    this.layOut(element('div', { class: 'hands', dir: 'ltr' }, this.#hands.player.root, this.#hands.banker.root));
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
    for (const hand of Object.values(this.#hands)) hand.show([null, null], '', false);
  }

  protected show({ player, banker, winner }: BaccaratOutcome): void {
    this.#lay(player, banker);
    for (const side of ['player', 'banker'] as const) this.#hands[side].markWon(winner === side);
  }

  protected async reveal({ player, banker }: BaccaratOutcome): Promise<void> {
    const order = [
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      ...(player[2] === undefined ? [] : [[3, 2]]),
      ...(banker[2] === undefined ? [] : [[player.length, 3]]),
    ];
    for (const [index, [ofPlayer, ofBanker]] of order.entries()) {
      await this.pause(cardMs);
      this.#lay(player.slice(0, ofPlayer), banker.slice(0, ofBanker));
      this.parts.sound.play('stop', index % 5);
    }
    await this.pause(cardMs);
  }

  brief({ winner }: BaccaratOutcome): string {
    return this.parts.say(`baccarat.${winner}`);
  }

  #lay(player: readonly number[], banker: readonly number[]): void {
    for (const [side, cards] of [
      ['player', player],
      ['banker', banker],
    ] as const) {
      const points = cards.length === 0 ? '' : totalOf(cards.map(pointsOf)).toLocaleString(this.parts.config.locale);
      this.#hands[side].show(cards.length >= 2 ? cards : [...cards, null, null].slice(0, 2), points, false);
    }
  }
}
