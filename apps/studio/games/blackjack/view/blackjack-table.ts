import type { Card } from '../../../engine/cards.ts';
import { cardName } from '../../../recall/card-names.ts';
import { BoardTable } from '../../../view/board/board-table.ts';
import { Moves } from '../../../view/board/moves.ts';
import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import type { Offer, Story } from '../../../view/table.ts';
import { seedOf } from '../../title-art.ts';
import { pointsOf } from '../hand.ts';
import type { Action, BlackjackChoice, BlackjackOutcome, PlayerHand } from '../math.ts';
import type { BlackjackTitle } from '../titles.ts';

const cardMs = 330;
const keys: Record<Action, string> = { hit: 'h', stand: 's', double: 'd', split: 'p', insure: 'i', decline: 'n' };

/** A dealer over the player's hands, each with its bet; what may be done stands in buttons, and the main one stands. */
export class BlackjackTable extends BoardTable<BlackjackOutcome> {
  override readonly controls: HTMLElement;
  readonly #count: Segments<string> | null;
  readonly #moves: Moves<Action>;
  readonly #dealer: CardHand;
  readonly #row = element('div', { class: 'bj-row' });
  #hands: CardHand[] = [];
  #laid: BlackjackOutcome | null = null;

  constructor(parts: TableParts, title: BlackjackTitle) {
    super(parts, seedOf(title));
    const { say, config } = parts;
    this.#moves = new Moves(say('bj.moves'));
    this.#count =
      title.hands.length > 1
        ? segments({
            label: say('bj.hands'),
            options: title.hands.map((count) => ({ value: String(count), label: count.toLocaleString(config.locale) })),
            value: '1',
            onChange: () => this.cover(),
          })
        : null;
    this.controls = element('div', { class: 'own-row bj-controls' }, ...(this.#count ? [this.#count.element] : []), this.#moves.root);
    this.#dealer = new CardHand(say, say('bj.dealer'));
    this.layOut(element('div', { class: 'bj', dir: 'ltr' }, this.#dealer.root, this.#row));
  }

  choice(): BlackjackChoice {
    return { hands: Number(this.#count?.value ?? 1) };
  }

  choose({ hands }: BlackjackChoice): void {
    this.#count?.choose(String(hands));
    this.cover();
  }

  setLocked(isLocked: boolean): void {
    this.#count?.setLocked(isLocked);
  }

  words(outcome: BlackjackOutcome): string {
    const { say } = this.parts;
    const named = (cards: readonly Card[]): string => cards.map((card) => cardName(card, say)).join(', ');
    const hands = outcome.hands.map(
      ({ cards, result }, n) =>
        `${say('bj.hand', { n: n + 1 })}: ${named(cards)}, ${pointsOf(cards).total}.${result ? ` ${say(`bj.${result}`)}.` : ''}`,
    );
    const ask = outcome.options.map((action) => say(`bj.${action}`)).join(', ');
    return `${say('bj.dealer')}: ${named(outcome.dealer)}. ${hands.join(' ')} ${ask}`.trim();
  }

  async decide({ outcome }: Story<BlackjackOutcome>, offer: Offer): Promise<Action> {
    const { say } = this.parts;
    this.controls.toggleAttribute('data-deciding', true);
    const taken = await new Promise<Action>((resolve) => {
      const calm: Action = outcome.options.includes('stand') ? 'stand' : 'decline';
      const moves = outcome.options.map((value) => ({ value, label: say(`bj.${value}`), key: keys[value] }));
      this.#moves.open(moves, resolve);
      offer(say(`bj.${calm}`), () => resolve(calm));
    });
    this.#moves.close();
    this.controls.toggleAttribute('data-deciding', false);
    return taken;
  }

  protected cover(): void {
    this.#laid = null;
    this.#dealer.show([null, null], '', false);
    this.#build(this.choice().hands);
    for (const hand of this.#hands) hand.show([null, null], '', false);
  }

  protected show(outcome: BlackjackOutcome): void {
    this.#laid = outcome;
    this.#layDealer(outcome.dealer, outcome.isOver);
    this.#build(outcome.hands.length);
    outcome.hands.forEach((hand, n) => this.#layHand(n, hand, outcome.active === n));
  }

  /** Cards that are new come one after the other: those of the hands first, then the dealer's. */
  protected async reveal(outcome: BlackjackOutcome): Promise<void> {
    const before = this.#laid;
    this.#build(outcome.hands.length);
    for (const [n, hand] of outcome.hands.entries()) {
      const known = before?.hands.length === outcome.hands.length ? (before.hands[n]?.cards.length ?? 0) : before ? 1 : 0;
      for (let count = known + 1; count <= hand.cards.length; count += 1)
        await this.#deal(() => this.#layCards(n, hand.cards.slice(0, count)));
    }
    const shown = before?.dealer.length ?? 0;
    for (let count = shown + 1; count <= outcome.dealer.length; count += 1)
      await this.#deal(() => this.#layDealer(outcome.dealer.slice(0, count), count > 1));
  }

  brief({ pay, staked }: BlackjackOutcome): string {
    return this.parts.say(`bj.${pay > staked ? 'won' : pay === staked ? 'push' : 'lost'}`);
  }

  async #deal(lay: () => void): Promise<void> {
    await this.pause(cardMs);
    lay();
    this.parts.sound.play('stop', 1);
  }

  #build(count: number): void {
    const { say } = this.parts;
    if (this.#hands.length === count) return;
    this.#hands = Array.from({ length: count }, (_, n) => new CardHand(say, say('bj.hand', { n: n + 1 })));
    this.#row.replaceChildren(...this.#hands.map(({ root }) => root));
    this.#row.dataset.hands = String(count);
  }

  #layDealer(cards: readonly Card[], isOpen: boolean): void {
    this.#dealer.show(cards.length < 2 ? [...cards, null] : cards, cards.length > 0 && isOpen ? this.#points(cards) : '', false);
  }

  #layCards(n: number, cards: readonly Card[]): void {
    this.#hands[n]?.show(cards, this.#points(cards), false);
  }

  #layHand(n: number, { cards, result, bet, pay }: PlayerHand, isActive: boolean): void {
    const hand = this.#hands[n];
    if (!hand) return;
    const points = this.#points(cards);
    hand.show(cards, result ? `${points} · ${this.parts.say(`bj.${result}`)}` : points, pay > bet);
    hand.root.toggleAttribute('data-active', isActive);
  }

  #points(cards: readonly Card[]): string {
    const { total, isSoft } = pointsOf(cards);
    const figure = (value: number): string => value.toLocaleString(this.parts.config.locale);
    return isSoft && total < 21 ? `${figure(total - 10)}/${figure(total)}` : figure(total);
  }
}
