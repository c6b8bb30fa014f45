import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { cardName } from '../../../recall/card-names.ts';
import type { Card } from '../../../engine/cards.ts';
import { handSize } from '../hand.ts';
import type { Hold } from '../math.ts';
import { cardFace } from '../../../view/cards/card-face.ts';

interface CardView {
  root: HTMLElement;
  button: HTMLButtonElement;
  face: HTMLElement;
  card: Card | null;
}

/** The five cards as buttons that hold them; keys 1 to 5 do the same. */
export class CardRow {
  readonly root: HTMLElement;
  readonly #say: Say;
  readonly #cards: CardView[];
  #isOpen = false;

  /** `announce` gets what is held, in words, when a key changed it: the focus is elsewhere. */
  constructor(say: Say, announce: (held: string) => void) {
    this.#say = say;
    this.#cards = Array.from({ length: handSize }, (_, place) => this.#makeCard(place));
    // Cards lie from left to right in every language, as their keys do.
    this.root = element('div', { class: 'cards', role: 'group', 'aria-label': say('poker.cards'), dir: 'ltr' });
    this.root.append(...this.#cards.map(({ root }) => root));
    for (const place of this.#cards.keys()) this.show(place, null);
    document.addEventListener('keydown', (event) => this.#onKey(event, announce));
  }

  get held(): number[] {
    return [...this.#cards.keys()].filter((place) => this.#isHeld(place));
  }

  /** Lays a card at a place, or covers it. */
  show(place: number, card: Card | null): void {
    const view = this.#cards[place] as CardView;
    if (view.card !== card || !view.face.firstChild) {
      view.face.replaceChildren(cardFace(card));
      view.button.dataset.suit = card === null ? 'back' : String(card & 3);
    }
    view.card = card;
    this.#name(view, place);
  }

  hold(places: Hold): void {
    for (const place of this.#cards.keys()) this.#mark(place, places.includes(place));
  }

  /** While it is open, cards can be held. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    for (const [place, view] of this.#cards.entries()) this.#name(view, place);
  }

  #makeCard(place: number): CardView {
    const face = element('span', { class: 'card-face' });
    const press = (event: Event): void => {
      this.#toggle(place);
      // After a mouse click or tap, Space and Enter stay free for the draw.
      if ((event as MouseEvent).detail > 0) button.blur();
    };
    const attributes = { type: 'button', class: 'card', 'aria-pressed': 'false', 'aria-keyshortcuts': String(place + 1), onclick: press };
    const button = element('button', attributes, face);
    const held = element('span', { class: 'held', 'aria-hidden': 'true' }, this.#say('poker.held'));
    const key = element('kbd', { 'aria-hidden': 'true' }, String(place + 1));
    return { root: element('div', { class: 'card-view' }, held, button, key), button, face, card: null };
  }

  #name({ root, button, card }: CardView, place: number): void {
    root.toggleAttribute('data-open', this.#isOpen);
    const name = card === null ? this.#say('poker.faceDown', { n: place + 1 }) : cardName(card, this.#say);
    button.setAttribute('aria-label', this.#isOpen ? this.#say('poker.hold', { card: name }) : name);
    button.setAttribute('aria-disabled', String(!this.#isOpen));
  }

  #mark(place: number, isHeld: boolean): void {
    const { root, button } = this.#cards[place] as CardView;
    button.setAttribute('aria-pressed', String(isHeld));
    root.toggleAttribute('data-held', isHeld);
  }

  #isHeld(place: number): boolean {
    return this.#cards[place]?.button.getAttribute('aria-pressed') === 'true';
  }

  #toggle(place: number): void {
    if (this.#isOpen) this.#mark(place, !this.#isHeld(place));
  }

  #onKey(event: KeyboardEvent, announce: (held: string) => void): void {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
    const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1];
    if (!digit || !this.#isOpen) return;
    this.#toggle(Number(digit) - 1);
    const names = this.held.map((place) => cardName(this.#cards[place]?.card as Card, this.#say));
    announce(`${this.#say('poker.held')}: ${names.join(', ') || '–'}`);
  }
}
