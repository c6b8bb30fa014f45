import type { Card } from '../../../engine/cards.ts';
import { cardName } from '../../../recall/card-names.ts';
import { BoardTable } from '../../../view/board/board-table.ts';
import { Moves } from '../../../view/board/moves.ts';
import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Offer, Story } from '../../../view/table.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { guesses, waysOf, worthOf, type Guess, type HiLoOutcome, type HiLoStep } from '../math.ts';
import type { HiLoTitle } from '../titles.ts';

const cardMs = 380;
const keys: Record<Guess, string> = { higher: 'h', lower: 'l' };

/** A row of cards, the last of them large: is the next one higher or lower? */
export class HiLoTable extends BoardTable<HiLoOutcome> {
  override readonly controls: HTMLElement;
  readonly #title: HiLoTitle;
  readonly #moves: Moves<Guess>;
  readonly #now: CardHand;
  readonly #past: CardHand;
  readonly #worth = element('output', { class: 'hilo-worth', 'aria-hidden': 'true' });

  constructor(parts: TableParts, title: HiLoTitle) {
    super(parts, seedOf(title));
    this.#title = title;
    const { say } = parts;
    this.#moves = new Moves(say('hilo.next'));
    this.controls = element('div', { class: 'own-row hilo-controls' }, this.#moves.root);
    this.#past = new CardHand(say, say('hilo.past'));
    this.#now = new CardHand(say, say('hilo.card'));
    this.layOut(element('div', { class: 'hilo', dir: 'ltr' }, this.#past.root, this.#now.root, this.#worth));
  }

  choice(): null {
    return null;
  }

  setLocked(): void {
    // Nothing but the stake is chosen before a round.
  }

  words({ cards, isMissed, isOver, worth }: HiLoOutcome): string {
    const { say, config } = this.parts;
    const card = cardName(cards.at(-1) as Card, say);
    if (isMissed) return `${card}. ${say('hilo.wrong')}.`;
    const now = worth > 0 ? ` ${say('hilo.worth', { pay: timesText(config.locale, worth) })}` : '';
    return `${card}.${now}${isOver ? '' : ` ${say('hilo.next')}`}`;
  }

  async decide({ outcome }: Story<HiLoOutcome>, offer: Offer): Promise<HiLoStep> {
    const { say, config } = this.parts;
    const card = outcome.cards.at(-1) as Card;
    const ways = waysSoFar(outcome);
    const taken = await new Promise<HiLoStep>((resolve) => {
      const moves = guesses.map((value) => {
        const chance = waysOf(card, value);
        const pay = timesText(config.locale, worthOf(this.#title, [...ways, chance]));
        return { value, label: `${say(chance === 1 ? 'hilo.same' : `hilo.${value}`)} ${pay}`, key: keys[value] };
      });
      this.#moves.open(moves, resolve);
      if (outcome.guesses.length > 0) offer(say('hilo.cashOut'), () => resolve('cash-out'));
    });
    this.#moves.close();
    return taken;
  }

  brief({ worth }: HiLoOutcome): string {
    return timesText(this.parts.config.locale, worth);
  }

  protected cover(): void {
    this.#past.show([], '', false);
    this.#now.show([null], '', false);
    this.#worth.textContent = '';
  }

  protected show({ cards, isMissed, isOver, worth }: HiLoOutcome): void {
    this.#past.show(cards.slice(0, -1), '', false);
    this.#now.show([cards.at(-1) as Card], '', isOver && !isMissed);
    this.#now.root.toggleAttribute('data-lost', isMissed);
    this.#worth.textContent = worth > 0 ? timesText(this.parts.config.locale, worth) : '';
  }

  protected async reveal({ cards, isMissed }: HiLoOutcome): Promise<void> {
    this.#past.show(cards.slice(0, -1), '', false);
    this.#now.show([null], '', false);
    await this.pause(cardMs);
    this.parts.sound.play(isMissed ? 'stop' : 'special', Math.min(6, cards.length - 1));
  }
}

function waysSoFar({ cards, guesses: made }: HiLoOutcome): number[] {
  return made.map((guess, n) => waysOf(cards[n] as Card, guess));
}
