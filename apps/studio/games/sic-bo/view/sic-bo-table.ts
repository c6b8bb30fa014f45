import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { seedOf } from '../../title-art.ts';
import { betsOf, type Bet } from '../bets.ts';
import type { SicBoChoice, SicBoOutcome } from '../math.ts';
import type { SicBoTitle } from '../titles.ts';
import { betName, betPays, shortName } from './bet-words.ts';
import { Dice } from './dice.ts';

const dieTurns = 6;
const restMs = 210;

/** Sic bo as the player sees it: three dice over a felt of bets, one of which is taken. */
export class SicBoTable extends BoardTable<SicBoOutcome> {
  readonly #dice: Dice;
  readonly #felt: HTMLElement;
  readonly #bets: readonly { bet: Bet; button: HTMLButtonElement }[];
  #chosen = 'small';
  #isLocked = false;

  constructor(parts: TableParts, title: SicBoTitle) {
    super(parts, seedOf(title));
    const { say, config } = parts;
    this.#dice = new Dice(say);
    this.#bets = betsOf(title).map((bet) => {
      const name = betName(bet, say, config.locale);
      const pays = betPays(bet, config.locale);
      const button = element(
        'button',
        { type: 'button', class: `bet bet-${bet.key}`, 'aria-label': `${name}: ${pays}`, onclick: () => this.#choose(bet) },
        element('span', {}, bet.n === undefined ? name : shortName(bet)),
        element('small', {}, pays.split(' · ')[0] ?? ''),
      );
      return { bet, button };
    });
    const buttons = this.#bets.map(({ button }) => button);
    this.#felt = element('div', { class: 'felt', role: 'group', 'aria-label': say('sicbo.bets'), dir: 'ltr' }, ...buttons);
    this.layOut(element('div', { class: 'sicbo' }, this.#dice.root, this.#felt));
    this.#mark();
  }

  choice(): SicBoChoice {
    return { bet: this.#chosen };
  }

  choose({ bet }: SicBoChoice): void {
    this.#chosen = bet;
    this.#mark();
  }

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    // Said of the whole felt: said of each of its fifty bets, it costs a slow phone a frame.
    this.#felt.setAttribute('aria-disabled', String(isLocked));
  }

  words({ dice }: SicBoOutcome): string {
    return this.parts.say('sicbo.thrown', { dice: dice.join(', '), total: dice.reduce((sum, die) => sum + die, 0) });
  }

  protected cover(): void {
    this.#dice.show([]);
    for (const { button } of this.#bets) delete button.dataset.won;
  }

  protected show({ dice }: SicBoOutcome): void {
    this.#dice.show(dice);
    for (const { bet, button } of this.#bets) button.toggleAttribute('data-won', bet.pay(dice) > 0);
  }

  protected async reveal({ dice }: SicBoOutcome): Promise<void> {
    for (const [place, face] of dice.entries()) {
      await this.#dice.roll(place, face, dieTurns, (ms) => this.pause(ms));
      this.parts.sound.play('stop', place);
    }
    await this.pause(restMs);
  }

  brief({ dice }: SicBoOutcome): string {
    return dice.join(' ');
  }

  #choose(bet: Bet): void {
    if (this.#isLocked) return;
    this.#chosen = bet.identity;
    this.#mark();
  }

  #mark(): void {
    for (const { bet, button } of this.#bets) button.setAttribute('aria-pressed', String(bet.identity === this.#chosen));
  }
}
