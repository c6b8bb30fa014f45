import { suitOf, type Card } from '../../engine/cards.ts';
import { cardName } from '../../recall/card-names.ts';
import { element } from '../elements.ts';
import type { Say } from '../texts.ts';
import { cardFace } from './card-face.ts';

/** A hand of cards under its name, with what it is worth; cards that are not known yet lie face down. */
export class CardHand {
  readonly root: HTMLElement;
  readonly #say: Say;
  readonly #worth = element('b', { class: 'hand-worth' });
  readonly #cards = element('div', { class: 'hand-cards' });
  #shown: readonly (Card | null)[] = [];

  constructor(say: Say, name: string) {
    this.#say = say;
    const head = element('div', { class: 'hand-head' }, element('span', {}, name), this.#worth);
    this.root = element('div', { class: 'hand', role: 'group', 'aria-label': name }, head, this.#cards);
  }

  show(cards: readonly (Card | null)[], worth: string, hasWon: boolean): void {
    this.#worth.textContent = worth;
    this.markWon(hasWon);
    cards.forEach((card, place) => {
      if (this.#shown[place] === card && this.#cards.children[place]) return;
      const view = this.#cardView(card);
      const old = this.#cards.children[place];
      if (old) old.replaceWith(view);
      else this.#cards.append(view);
    });
    while (this.#cards.children.length > cards.length) this.#cards.lastElementChild?.remove();
    this.#shown = cards.slice();
  }

  markWon(hasWon: boolean): void {
    this.root.toggleAttribute('data-won', hasWon);
  }

  #cardView(card: Card | null): HTMLElement {
    const name = card === null ? '' : cardName(card, this.#say);
    const view = element('div', { class: 'hand-card', 'data-suit': card === null ? 'back' : String(suitOf(card)) }, cardFace(card));
    if (card === null) view.setAttribute('aria-hidden', 'true');
    else {
      view.setAttribute('role', 'img');
      view.setAttribute('aria-label', name);
    }
    return view;
  }
}
