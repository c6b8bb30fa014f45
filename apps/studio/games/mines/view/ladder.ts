import { element } from '../../../view/elements.ts';
import { payLadders } from '../math.ts';

/** A pay in hundredths of the stake as a multiple of it. */
export function timesText(locale: string, pay: number): string {
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(pay / 100)}×`;
}

const shown = 5;

function stepClass(gem: number, gems: number, isLost: boolean): string {
  if (gem === gems) return 'step-now';
  if (gem < gems) return 'step-past';
  return gem === gems + 1 && !isLost ? 'step-next' : '';
}

/** What the next gems pay: a strip of steps around the one that is reached. */
export class Ladder {
  readonly root = element('ol', { class: 'ladder', 'aria-hidden': 'true' });
  readonly #locale: string;

  constructor(locale: string) {
    this.#locale = locale;
  }

  /** Shows the pays of so many mines after so many gems. */
  show(mines: number, gems: number, isLost = false): void {
    const ladder = payLadders[mines] ?? [];
    const first = Math.max(0, Math.min(gems - 2, ladder.length - shown));
    this.root.classList.toggle('ladder-lost', isLost);
    this.root.replaceChildren(
      ...ladder.slice(first, first + shown).map((pay, index) => {
        const gem = first + index + 1;
        return element(
          'li',
          { class: stepClass(gem, gems, isLost) },
          element('span', {}, gem.toLocaleString(this.#locale)),
          timesText(this.#locale, pay),
        );
      }),
    );
  }
}
