import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import { faces, payFor, targetFor, unitsPerStake, wholeChoice, winningCount, type DiceChoice, type Side } from '../math.ts';
import { targetField, type TargetField } from './target-field.ts';

/** What the player sets before a roll: the side, the target, and what follows from them. */
export class DiceControls {
  readonly element: HTMLElement;
  choice: DiceChoice = { side: 'under', target: faces / 2 };
  readonly #parts: TableParts;
  readonly #onChange: (choice: DiceChoice) => void;
  readonly #sides: Segments<Side>;
  readonly #target: TargetField;
  readonly #odds = { chance: element('dd'), pays: element('dd'), win: element('dd') };
  #stake = 0n;

  constructor(parts: TableParts, onChange: (choice: DiceChoice) => void) {
    const { say } = parts;
    this.#parts = parts;
    this.#onChange = onChange;
    this.#sides = segments<Side>({
      label: say('dice.side'),
      options: (['under', 'over'] as const).map((value) => ({ value, label: say(`dice.${value}`) })),
      value: 'under',
      // The chance stays as it is: only its side changes.
      onChange: (side) => this.#take({ side, target: targetFor(side, winningCount(this.choice)) }),
    });
    this.#target = targetField(say('dice.target'), (target) => this.#take({ ...this.choice, target }));
    const odd = (key: 'chance' | 'pays' | 'win'): HTMLElement =>
      element('div', {}, element('dt', {}, say(key === 'win' ? 'frame.win' : `dice.${key}`)), this.#odds[key]);
    this.element = element(
      'div',
      { class: 'own-row' },
      this.#sides.element,
      element(
        'div',
        { class: 'target-part' },
        element('span', { class: 'field-label', 'aria-hidden': 'true' }, say('dice.target')),
        this.#target.element,
      ),
      element('dl', { class: 'odds' }, odd('chance'), odd('pays'), odd('win')),
    );
    this.#show();
  }

  showStake(stake: bigint): void {
    this.#stake = stake;
    this.#take(this.choice);
  }

  choose(choice: DiceChoice): void {
    this.#sides.choose(choice.side);
    this.#take(choice);
  }

  setLocked(isLocked: boolean): void {
    this.#sides.setLocked(isLocked);
    this.#target.setLocked(isLocked);
  }

  #take(choice: DiceChoice): void {
    this.choice = this.#stake > 0n ? wholeChoice(choice, this.#stake) : choice;
    this.#show();
    this.#onChange(this.choice);
  }

  #show(): void {
    const { config, say, amount } = this.#parts;
    const odds = this.#odds;
    const { choice } = this;
    const pay = payFor(choice);
    const number = new Intl.NumberFormat(config.locale, { minimumFractionDigits: 2 });
    const percent = new Intl.NumberFormat(config.locale, { style: 'percent', minimumFractionDigits: 2 });
    this.#target.show(choice.side, choice.target);
    odds.chance.textContent = percent.format(winningCount(choice) / faces);
    odds.pays.textContent = say('dice.times', { n: number.format(pay / unitsPerStake) });
    odds.win.textContent = amount((this.#stake * BigInt(pay)) / BigInt(unitsPerStake));
  }
}
