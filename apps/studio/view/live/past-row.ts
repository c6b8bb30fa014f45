import { element, icon } from '../elements.ts';
import type { Say } from '../texts.ts';

/** What the rounds before came to, the latest first, and the button to all of them. */
export class PastRow {
  readonly root: HTMLElement;
  readonly #list = element('ol', { class: 'past' });

  constructor(say: Say, openRounds: () => void) {
    const label = say('live.allRounds');
    const all = element(
      'button',
      { type: 'button', class: 'tool', 'aria-label': label, title: label, onclick: openRounds },
      icon('history'),
    );
    this.root = element('nav', { class: 'past-row', 'aria-label': say('live.past') }, this.#list, all);
  }

  show(results: readonly { text: string; tone: string }[]): void {
    this.#list.replaceChildren(...results.map(({ text, tone }) => element('li', { class: tone }, text)));
  }
}
