import type { LiveView } from '../../wire-live.ts';
import { amountFormat } from '../amounts.ts';
import { element } from '../elements.ts';
import type { Say } from '../texts.ts';

type SharedBet = LiveView['bets'][number];

interface BetListParts {
  locale: string;
  say: Say;
  /** What stands between stake and win, such as where its player left. */
  middle?: (bet: SharedBet) => string;
}

/** Who plays in the present round: masked names, stakes, and what they came to. */
export class BetList {
  readonly root: HTMLElement;
  readonly #parts: BetListParts;
  readonly #count = element('span', { class: 'seats-count' });
  readonly #list: HTMLElement;
  #seen = '';

  constructor(parts: BetListParts) {
    this.#parts = parts;
    const title = parts.say('live.bets');
    this.#list = element('ol', { class: 'seats-list', tabindex: '0', 'aria-label': title });
    this.root = element('section', { class: 'seats' }, element('h2', { class: 'seats-head' }, title, this.#count), this.#list);
  }

  /** Writes the bets, when they have changed; `own` is the id of the player's. */
  show({ bets, count }: Pick<LiveView, 'bets' | 'count'>, own: string | null): void {
    const now = JSON.stringify([bets, count, own]);
    if (now === this.#seen) return;
    this.#seen = now;
    const { locale, say } = this.#parts;
    this.#count.textContent = count > 0 ? new Intl.NumberFormat(locale).format(count) : '';
    // The own bet leads: on a phone there is room for three.
    const sorted = bets.toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
    const none = element('li', { class: 'seats-none' }, say('live.noBets'));
    this.#list.replaceChildren(...(sorted.length > 0 ? sorted.map((bet) => this.#row(bet, bet.id === own)) : [none]));
  }

  #row(bet: SharedBet, isOwn: boolean): HTMLElement {
    const { locale, middle } = this.#parts;
    const amount = amountFormat(locale, bet.currency, bet.exponent);
    const isPaid = bet.win !== null && bet.win !== '0';
    const win = bet.win === null ? '' : isPaid ? amount(BigInt(bet.win)) : '–';
    return element(
      'li',
      { class: `seat${isOwn ? ' seat-own' : ''}${isPaid ? ' seat-paid' : ''}` },
      element('span', { class: 'seat-name' }, this.#nameOf(bet, isOwn)),
      element('span', { class: 'seat-stake' }, amount(BigInt(bet.stake))),
      element('bdi', { class: 'seat-at' }, middle?.(bet) ?? ''),
      element('span', { class: 'seat-win' }, win),
    );
  }

  #nameOf({ nickname, currency }: SharedBet, isOwn: boolean): string {
    if (isOwn) return this.#parts.say('live.you');
    return nickname ?? this.#parts.say(currency === null ? 'frame.demo' : 'live.player');
  }
}
