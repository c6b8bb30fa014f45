import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { payOf, type PokerRules } from '../hand.ts';
import { hands, type Hand } from '../hands.ts';

/** What every hand pays, always visible; the present hand is marked. */
export class PayList {
  readonly root: HTMLElement;
  readonly #lines = new Map<Hand, HTMLElement>();

  constructor(say: Say, locale: string, rules: PokerRules) {
    for (const hand of hands) {
      const pay = payOf(rules, hand);
      if (pay === 0) continue;
      const times = `${pay.toLocaleString(locale)}×`;
      this.#lines.set(hand, element('li', {}, element('span', {}, say(`hand.${hand}`)), element('b', { dir: 'ltr' }, times)));
    }
    this.root = element('ol', { class: 'pay-list', 'aria-label': say('rules.pays') }, ...this.#lines.values());
    for (const [name, columns] of [
      ['thirds', 3],
      ['halves', 2],
    ] as const) {
      this.root.style.setProperty(`--${name}`, String(Math.ceil(this.#lines.size / columns)));
    }
  }

  /** Marks the line of this hand alone. */
  mark(hand: Hand | null): void {
    for (const [each, line] of this.#lines) {
      if (each === hand) line.setAttribute('aria-current', 'true');
      else line.removeAttribute('aria-current');
    }
  }
}
