import type { Card } from '../../../engine/cards.ts';
import { cardName } from '../../../recall/card-names.ts';
import { BoardTable } from '../../../view/board/board-table.ts';
import { Moves } from '../../../view/board/moves.ts';
import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Offer, Story } from '../../../view/table.ts';
import { seedOf } from '../../title-art.ts';
import { kindOf, scoreOf } from '../hand.ts';
import { moves, type ThreeCardOutcome, type ThreeCardStep } from '../math.ts';
import type { ThreeCardTitle } from '../titles.ts';

const cardMs = 360;
const keys: Record<ThreeCardStep, string> = { play: 'p', fold: 'f' };

/** Three cards for the dealer over three for the player, who plays on or folds. */
export class ThreeCardTable extends BoardTable<ThreeCardOutcome> {
  override readonly controls: HTMLElement;
  readonly #moves: Moves<ThreeCardStep>;
  readonly #dealer: CardHand;
  readonly #player: CardHand;
  #isDealt = false;

  constructor(parts: TableParts, title: ThreeCardTitle) {
    super(parts, seedOf(title));
    const { say } = parts;
    this.#moves = new Moves(say('tcp.moves'));
    this.controls = element('div', { class: 'own-row tcp-controls' }, this.#moves.root);
    this.#dealer = new CardHand(say, say('tcp.dealer'));
    this.#player = new CardHand(say, say('tcp.yours'));
    this.layOut(element('div', { class: 'tcp', dir: 'ltr' }, this.#dealer.root, this.#player.root));
  }

  choice(): null {
    return null;
  }

  setLocked(): void {
    // Nothing but the stake is chosen before a round.
  }

  words({ player, dealer, ending }: ThreeCardOutcome): string {
    const { say } = this.parts;
    const named = (cards: readonly Card[]): string => `${cards.map((card) => cardName(card, say)).join(', ')}, ${this.#kind(cards)}.`;
    const own = `${say('tcp.yours')}: ${named(player)}`;
    if (!dealer || !ending) return `${own} ${say('tcp.moves')}`;
    return `${own} ${say('tcp.dealer')}: ${named(dealer)} ${say(`tcp.${ending}`)}.`;
  }

  async decide({ stake, amount }: Story<ThreeCardOutcome>, offer: Offer): Promise<ThreeCardStep> {
    const { say } = this.parts;
    const taken = await new Promise<ThreeCardStep>((resolve) => {
      const labels = { play: say('tcp.playFor', { stake: amount(stake) }), fold: say('tcp.fold') };
      this.#moves.open(
        moves.map((value) => ({ value, label: labels[value], key: keys[value] })),
        resolve,
      );
      offer(say('tcp.play'), () => resolve('play'));
    });
    this.#moves.close();
    return taken;
  }

  brief({ ending }: ThreeCardOutcome): string {
    return ending ? this.parts.say(`tcp.${ending}`) : '';
  }

  protected cover(): void {
    this.#isDealt = false;
    for (const hand of [this.#dealer, this.#player]) hand.show([null, null, null], '', false);
  }

  protected show({ player, dealer, ending }: ThreeCardOutcome): void {
    this.#isDealt = true;
    this.#player.show(player, this.#kind(player), ending === 'won' || ending === 'notQualified');
    this.#dealer.show(dealer ?? [null, null, null], dealer ? this.#kind(dealer) : '', ending === 'lost');
  }

  protected async reveal({ player, dealer }: ThreeCardOutcome): Promise<void> {
    if (!this.#isDealt) await this.#turn(this.#player, player);
    if (dealer) await this.#turn(this.#dealer, dealer);
    await this.pause(cardMs);
  }

  async #turn(hand: CardHand, cards: readonly Card[]): Promise<void> {
    for (let count = 1; count <= cards.length; count += 1) {
      await this.pause(cardMs);
      hand.show(
        cards.map((card, n) => (n < count ? card : null)),
        '',
        false,
      );
      this.parts.sound.play('stop', count);
    }
  }

  #kind(cards: readonly Card[]): string {
    return this.parts.say(`tcp.${kindOf(scoreOf(cards))}`);
  }
}
