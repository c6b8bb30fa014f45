import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { betName } from '../bet-name.ts';
import { bets, colourOf, findBet } from '../bets.ts';
import type { RouletteChoice } from '../math.ts';

const outside = bets.filter(({ kind }) => kind === 'dozen' || kind === 'column' || kind === 'even');

export interface FeltParts {
  say: Say;
  figure: (number: number) => string;
  /** What so many chips are worth: short enough for a chip, and in full. */
  worthOf: (units: number) => string;
  moneyOf: (units: number) => string;
  onNumber: (number: number) => void;
  onBet: (identity: string) => void;
}

/** The table as buttons: the numbers, and the bets beside them. Chips lie on a layer above, between the numbers they stand for. */
export class Felt {
  readonly element: HTMLElement;
  readonly #parts: FeltParts;
  readonly #numbers: HTMLButtonElement[];
  readonly #places: Map<string, HTMLButtonElement>;
  readonly #chips = element('div', { class: 'chips', 'aria-hidden': 'true' });
  readonly #list = element('ul', { class: 'unseen' });
  #lying: RouletteChoice = [];

  constructor(parts: FeltParts) {
    const { say, figure, onNumber, onBet } = parts;
    this.#parts = parts;
    this.#numbers = Array.from({ length: 37 }, (_, number) => {
      const colour = colourOf(number);
      const name = `${figure(number)} ${say(`roulette.${colour}`)}`;
      const cell = element(
        'button',
        { type: 'button', class: `cell cell-${colour}`, 'aria-label': name, onclick: () => onNumber(number) },
        figure(number),
      );
      if (number > 0) {
        cell.style.setProperty('--street', String(Math.floor((number - 1) / 3)));
        cell.style.setProperty('--place', String((number - 1) % 3));
        cell.style.setProperty('--half', number > 18 ? '1' : '0');
      }
      return cell;
    });
    this.#places = new Map(
      outside.map(({ identity }) => {
        const press = (): void => onBet(identity);
        const label = betName(identity, say, figure);
        return [identity, element('button', { type: 'button', class: `cell cell-${identity}`, onclick: press }, label)];
      }),
    );
    this.element = element(
      'div',
      { class: 'felt', dir: 'ltr' },
      element(
        'div',
        { class: 'felt-grid', role: 'group', 'aria-label': say('roulette.table') },
        ...this.#numbers,
        ...this.#places.values(),
        this.#chips,
      ),
      this.#list,
    );
  }

  /** Lays chips out: on a place of their own, or between the numbers that a bet covers. */
  lay(placed: RouletteChoice): void {
    const { say, figure, worthOf, moneyOf } = this.#parts;
    this.#lying = placed;
    this.#chips.replaceChildren(
      ...placed.map(({ bet, units }) => {
        const chip = element('span', { class: 'chip' }, worthOf(units));
        const { x, y } = this.#spotOf(bet);
        chip.style.left = `${x}px`;
        chip.style.top = `${y}px`;
        return chip;
      }),
    );
    this.#list.replaceChildren(
      ...placed.map(({ bet, units }) => element('li', {}, say('chips.onBet', { bet: betName(bet, say, figure), worth: moneyOf(units) }))),
    );
  }

  /** Marks the numbers that were pressed and those that may follow. */
  mark(pressed: readonly number[], next: readonly number[]): void {
    this.#numbers.forEach((cell, number) => {
      cell.setAttribute('aria-pressed', String(pressed.includes(number)));
      cell.classList.toggle('cell-next', next.includes(number));
    });
  }

  /** Marks the number that came; null takes the mark away. */
  call(numbers: readonly number[]): void {
    this.#numbers.forEach((cell, each) => cell.classList.toggle('cell-called', numbers.includes(each)));
  }

  setLocked(isLocked: boolean): void {
    for (const cell of [...this.#numbers, ...this.#places.values()]) cell.setAttribute('aria-disabled', String(isLocked));
  }

  resize(): void {
    this.lay(this.#lying);
  }

  #spotOf(identity: string): { x: number; y: number } {
    const bet = findBet(identity);
    const own = this.#places.get(identity);
    if (own || !bet) return own ? middleOf(own) : { x: 0, y: 0 };
    const middles = bet.numbers.map((number) => middleOf(this.#numbers[number] as HTMLElement));
    const mean = (key: 'x' | 'y'): number => middles.reduce((sum, point) => sum + point[key], 0) / middles.length;
    const centre = { x: mean('x'), y: mean('y') };
    // A street and a six line lie at the outer edge, where no other bet does.
    const [first, second] = middles;
    if ((bet.kind !== 'street' && bet.kind !== 'sixLine') || bet.numbers.includes(0) || !first || !second) return centre;
    return { x: centre.x + (first.x - second.x) * 1.5, y: centre.y + (first.y - second.y) * 1.5 };
  }
}

function middleOf(cell: HTMLElement): { x: number; y: number } {
  return { x: cell.offsetLeft + cell.offsetWidth / 2, y: cell.offsetTop + cell.offsetHeight / 2 };
}
