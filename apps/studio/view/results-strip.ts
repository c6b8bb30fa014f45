import { element } from './elements.ts';

/** How many results are kept; a narrow page shows the latest of them. */
const kept = 24;

/** What the rounds before came to, the latest first: in the bar of every game, or under it where the page is narrow. */
export class ResultsStrip {
  readonly root: HTMLElement;

  constructor(label: string) {
    this.root = element('ol', { class: 'results', 'aria-label': label });
  }

  add({ text, isGain }: { text: string; isGain: boolean }): void {
    this.root.prepend(element('li', { class: isGain ? 'result result-gain' : 'result' }, element('bdi', {}, text)));
    this.root.children[kept]?.remove();
  }
}
