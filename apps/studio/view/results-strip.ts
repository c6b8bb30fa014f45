import { element } from './elements.ts';

export interface Result {
  text: string;
  isGain: boolean;
}

/** How many results are kept; a narrow page shows the latest of them. */
const kept = 24;

/** What the rounds before came to, the latest first: in the bar of every game, or under it where the page is narrow. */
export class ResultsStrip {
  readonly root: HTMLElement;

  constructor(label: string) {
    this.root = element('ol', { class: 'results', 'aria-label': label });
  }

  add(result: Result): void {
    this.root.prepend(itemOf(result));
    this.root.children[kept]?.remove();
  }

  /** Other results in their place, the latest first: those of shared rounds, which the server knows. */
  show(results: readonly Result[]): void {
    this.root.replaceChildren(...results.slice(0, kept).map(itemOf));
  }
}

const itemOf = ({ text, isGain }: Result): HTMLElement =>
  element('li', { class: isGain ? 'result result-gain' : 'result' }, element('bdi', {}, text));
