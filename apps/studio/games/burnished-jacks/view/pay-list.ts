import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { pays, type Hand } from '../hand.ts';

/** What every hand pays, always visible; the present hand is marked. */
export class PayList {
  readonly root: HTMLElement;
  readonly #lines = new Map<Hand, HTMLElement>();

  constructor(say: Say, locale: string) {
    for (const hand of Object.keys(pays) as Hand[]) {
      if (pays[hand] === 0) continue;
      const times = `${pays[hand].toLocaleString(locale)}×`;
      this.#lines.set(hand, element('li', {}, element('span', {}, say(`hand.${hand}`)), element('b', { dir: 'ltr' }, times)));
    }
    this.root = element('ol', { class: 'pay-list', 'aria-label': say('rules.pays') }, ...this.#lines.values());
  }

  /** Marks the line of this hand alone. */
  mark(hand: Hand | null): void {
    for (const [each, line] of this.#lines) {
      if (each === hand) line.setAttribute('aria-current', 'true');
      else line.removeAttribute('aria-current');
    }
  }
}
