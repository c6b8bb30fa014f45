import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { seedOf } from '../../title-art.ts';
import { betsOf, type Bet } from '../bets.ts';
import type { SicBoChoice, SicBoOutcome } from '../math.ts';
import type { SicBoTitle } from '../titles.ts';
import { betName, betPays } from './bet-words.ts';

const dieMs = 420;
const rollMs = 70;

/** Sic bo as the player sees it: three dice over a felt of bets, one of which is taken. */
export class SicBoTable extends BoardTable<SicBoOutcome> {
  readonly #dice = [0, 1, 2].map(() => element('div', { class: 'die', role: 'img' }));
  readonly #bets: readonly { bet: Bet; button: HTMLButtonElement }[];
  #chosen = 'small';
  #isLocked = false;

  constructor(parts: TableParts, title: SicBoTitle) {
    super(parts, seedOf(title));
    const { say, config } = parts;
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
    const felt = element('div', { class: 'felt', role: 'group', 'aria-label': say('sicbo.bets'), dir: 'ltr' });
    felt.append(...this.#bets.map(({ button }) => button));
    this.layOut(element('div', { class: 'sicbo' }, element('div', { class: 'dice', dir: 'ltr' }, ...this.#dice), felt));
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
    for (const { button } of this.#bets) button.setAttribute('aria-disabled', String(isLocked));
  }

  words({ dice }: SicBoOutcome): string {
    return this.parts.say('sicbo.thrown', { dice: dice.join(', '), total: dice.reduce((sum, die) => sum + die, 0) });
  }

  protected cover(): void {
    for (const die of this.#dice) this.#show(die, null);
    for (const { button } of this.#bets) delete button.dataset.won;
  }

  protected show({ dice }: SicBoOutcome): void {
    this.#dice.forEach((die, place) => this.#show(die, dice[place] ?? null));
    for (const { bet, button } of this.#bets) button.toggleAttribute('data-won', bet.pay(dice) > 0);
  }

  protected async reveal({ dice }: SicBoOutcome): Promise<void> {
    for (const [place, die] of this.#dice.entries()) {
      for (let turn = 0; turn * rollMs < dieMs; turn += 1) {
        this.#show(die, ((turn + place) % 6) + 1);
        await this.pause(rollMs);
      }
      this.#show(die, dice[place] ?? null);
      this.parts.sound.play('stop', place);
    }
    await this.pause(dieMs / 2);
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

  #show(die: HTMLElement, face: number | null): void {
    die.dataset.face = face === null ? 'none' : String(face);
    die.setAttribute('aria-label', face === null ? this.parts.say('sicbo.die') : String(face));
    die.replaceChildren(...Array.from({ length: face ?? 0 }, () => element('i')));
  }
}

/** What a bet on numbers shows on the felt: the number once for each die that is to show it. */
function shortName({ key, n = 0 }: Bet): string {
  if (key === 'double') return `${n} ${n}`;
  return key === 'triple' ? `${n} ${n} ${n}` : String(n);
}
