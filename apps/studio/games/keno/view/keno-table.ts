import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { counts, type KenoChoice, type KenoOutcome } from '../math.ts';
import type { KenoTitle } from '../titles.ts';

const drawMs = 130;

/** Keno as the player sees it: numbers to mark, those that come, and what hits pay. */
export class KenoTable extends BoardTable<KenoOutcome> {
  override readonly controls: HTMLElement;
  readonly #title: KenoTitle;
  readonly #marked = new Set<number>();
  readonly #numbers: HTMLButtonElement[];
  readonly #pays = element('ol', { class: 'keno-pays', 'aria-label': this.parts.say('rules.pays') });
  #isLocked = false;

  constructor(parts: TableParts, title: KenoTitle) {
    super(parts, seedOf(title));
    this.#title = title;
    const { say, config } = parts;
    this.#numbers = Array.from({ length: title.numbers }, (_, index) =>
      element(
        'button',
        { type: 'button', class: 'keno-number', 'aria-pressed': 'false', onclick: () => this.#press(index + 1) },
        (index + 1).toLocaleString(config.locale),
      ),
    );
    const grid = element('div', { class: 'keno-grid', role: 'group', 'aria-label': say('keno.numbers'), dir: 'ltr' }, ...this.#numbers);
    grid.style.setProperty('--columns', String(title.columns));
    grid.style.setProperty('--rows', String(title.numbers / title.columns));
    const act = (key: string, take: () => void): HTMLElement =>
      element('button', { type: 'button', class: 'act', onclick: () => !this.#isLocked && take() }, say(key));
    this.controls = element(
      'div',
      { class: 'own-row' },
      act('keno.clear', () => this.#mark([])),
      act('keno.random', () => this.#random()),
    );
    this.layOut(element('div', { class: 'keno' }, this.#pays, grid));
    this.#random();
  }

  choice(): KenoChoice | undefined {
    if (this.#marked.size in this.#title.pays) return [...this.#marked].toSorted((a, b) => a - b);
    const [least, most] = [counts(this.#title)[0], counts(this.#title).at(-1)] as [number, number];
    this.parts.shell.status.textContent = this.parts.say('keno.markFirst', { least, most });
    this.#random();
    return undefined;
  }

  choose(choice: KenoChoice): void {
    this.#mark(choice);
  }

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    for (const button of this.#numbers) button.setAttribute('aria-disabled', String(isLocked));
  }

  words({ hits, drawn }: KenoOutcome): string {
    return this.parts.say('keno.said', { hits, drawn: drawn.join(', ') });
  }

  protected cover(): void {
    for (const button of this.#numbers) delete button.dataset.drawn;
    this.#showPays(null);
  }

  protected show({ drawn, hits }: KenoOutcome): void {
    for (const number of drawn) (this.#numbers[number - 1] as HTMLElement).dataset.drawn = '';
    this.#showPays(hits);
  }

  protected async reveal({ drawn }: KenoOutcome): Promise<void> {
    for (const [place, number] of drawn.entries()) {
      await this.pause(drawMs);
      (this.#numbers[number - 1] as HTMLElement).dataset.drawn = '';
      this.parts.sound.play(this.#marked.has(number) ? 'special' : 'stop', place % 5);
    }
  }

  brief({ pay }: KenoOutcome): string {
    return timesText(this.parts.config.locale, pay);
  }

  #press(number: number): void {
    if (this.#isLocked) return;
    const most = counts(this.#title).at(-1) ?? 0;
    const others = [...this.#marked].filter((each) => each !== number);
    const isMarked = others.length < this.#marked.size;
    if (!isMarked && this.#marked.size === most) return;
    this.#mark(isMarked ? others : [...others, number]);
  }

  /** Marks as many as are marked already, or the usual number, by chance: it decides nothing. */
  #random(): void {
    const count = this.#marked.size in this.#title.pays ? this.#marked.size : 5;
    const order = this.#numbers.map((_, index) => ({ number: index + 1, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    this.#mark(order.slice(0, count).map(({ number }) => number));
  }

  #mark(numbers: readonly number[]): void {
    this.#marked.clear();
    for (const number of numbers) this.#marked.add(number);
    for (const [index, button] of this.#numbers.entries()) button.setAttribute('aria-pressed', String(this.#marked.has(index + 1)));
    this.cover();
  }

  /** What hits pay for the marked numbers; what came is marked. */
  #showPays(hits: number | null): void {
    const { config, say } = this.parts;
    const pays = this.#title.pays[this.#marked.size];
    const [least, most] = [counts(this.#title)[0], counts(this.#title).at(-1)] as [number, number];
    if (!pays) {
      this.#pays.replaceChildren(element('li', {}, say('keno.markFirst', { least, most })));
      return;
    }
    const cards = pays.flatMap((pay, count) => {
      if (pay === 0) return [];
      const card = element(
        'li',
        {},
        element('span', {}, count.toLocaleString(config.locale)),
        element('b', {}, timesText(config.locale, pay)),
      );
      if (count === hits) card.setAttribute('aria-current', 'true');
      return [card];
    });
    this.#pays.replaceChildren(...cards);
  }
}
