import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Shell } from '../../../view/shell.ts';
import { isGain } from '../../../view/round-texts.ts';
import type { Offer, Story, Table } from '../../../view/table.ts';
import { cardName } from '../../../recall/card-names.ts';
import { payOf, type PokerRules } from '../hand.ts';
import type { Hold, PokerOutcome } from '../math.ts';
import { CardRow } from './card-row.ts';
import { PayList } from './pay-list.ts';

const cardMs = 130;
const bigWin = 9n;

/** Draws the page behind the table, around the cards. */
export type DrawGround = (shell: Shell, cards: HTMLElement, board: HTMLElement) => void;

/** Video poker as the player sees it: the pays, five cards, and a line that says what they are. */
export class PokerTable implements Table<PokerOutcome> {
  readonly #parts: TableParts;
  readonly #rules: PokerRules;
  readonly #drawGround: DrawGround;
  readonly #row: CardRow;
  readonly #payList: PayList;
  readonly #verdict = element('p', { class: 'verdict' });
  readonly #board: HTMLElement;
  #shown: PokerOutcome | null = null;
  #isHurried = false;

  constructor(parts: TableParts, rules: PokerRules, ground: DrawGround) {
    this.#parts = parts;
    this.#rules = rules;
    this.#drawGround = ground;
    const { shell, say, config } = parts;
    this.#row = new CardRow(say, (words) => (shell.status.textContent = words));
    this.#payList = new PayList(say, config.locale, rules);
    this.#board = element('div', { class: 'board' }, this.#payList.root, this.#verdict, this.#row.root);
    shell.reels.replaceWith(this.#board);
    this.#verdict.textContent = say('poker.invite');
  }

  choice(): null {
    return null;
  }

  setLocked(): void {}

  begin(): void {
    this.#cover();
    this.#verdict.textContent = '';
  }

  goBack(): Promise<void> {
    if (this.#shown) this.rest(this.#shown);
    else this.#verdict.textContent = this.#parts.say('poker.invite');
    return Promise.resolve();
  }

  rest(outcome: PokerOutcome): void {
    this.#lay(outcome);
    this.#showHand(outcome);
  }

  async showRound({ outcome, stake, win, amount }: Story<PokerOutcome>): Promise<void> {
    const { sound, say } = this.#parts;
    const { cards, held, hand, isOver } = outcome;
    this.#isHurried = false;
    for (const place of cards.keys()) {
      if (held?.includes(place)) continue;
      await this.#pause();
      this.#row.show(place, cards[place] as number);
      sound.play('stop', place);
    }
    this.rest(outcome);
    if (!isOver || win === 0n) return;
    const isWin = isGain(win, stake);
    this.#verdict.textContent = say(isWin ? 'poker.won' : 'poker.returned', { hand: say(`hand.${hand}`), win: amount(win) });
    this.#verdict.classList.toggle('verdict-won', isWin);
    if (isWin) sound.play(win >= stake * bigWin ? 'bigWin' : 'win');
  }

  decide(_story: Story<PokerOutcome>, offer: Offer): Promise<Hold> {
    this.#row.setOpen(true);
    return new Promise((resolve) =>
      offer(this.#parts.say('poker.draw'), () => {
        const { held } = this.#row;
        this.#row.setOpen(false);
        this.#verdict.textContent = '';
        this.#payList.mark(null);
        for (const place of this.#shown?.cards.keys() ?? []) if (!held.includes(place)) this.#row.show(place, null);
        resolve(held);
      }),
    );
  }

  skip(): void {
    this.#isHurried = true;
  }

  words({ cards, hand, isOver }: PokerOutcome): string {
    const { say } = this.#parts;
    const seen = say('poker.sayCards', { cards: cards.map((card) => cardName(card, say)).join(', '), hand: say(`hand.${hand}`) });
    return isOver ? seen : `${seen} ${say('poker.choose')}`;
  }

  /** Empty: the card buttons describe themselves to screen readers. */
  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    this.#drawGround(this.#parts.shell, this.#row.root, this.#board);
  }

  #cover(): void {
    this.#verdict.classList.remove('verdict-won');
    this.#payList.mark(null);
    this.#row.hold([]);
    for (const place of [0, 1, 2, 3, 4]) this.#row.show(place, null);
  }

  #lay(outcome: PokerOutcome): void {
    this.#shown = outcome;
    this.#verdict.classList.remove('verdict-won');
    outcome.cards.forEach((card, place) => this.#row.show(place, card));
    this.#row.hold(outcome.held ?? []);
    this.#payList.mark(payOf(this.#rules, outcome.hand) > 0 ? outcome.hand : null);
  }

  /** The hand in words; while the player chooses, only a paying hand is named, and what to do next. */
  #showHand({ hand, isOver }: PokerOutcome): void {
    const { say } = this.#parts;
    const name = isOver || payOf(this.#rules, hand) > 0 ? [element('b', {}, say(`hand.${hand}`))] : [];
    this.#verdict.replaceChildren(...name, ...(isOver ? [] : [element('span', {}, say('poker.choose'))]));
  }

  async #pause(): Promise<void> {
    if (!this.#parts.isCalm() && !this.#isHurried) await new Promise((resolve) => setTimeout(resolve, cardMs));
  }
}
