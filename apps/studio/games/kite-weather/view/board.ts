import { amountFormat } from '../../../view/amounts.ts';
import { element, icon } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import type { LiveView } from '../../../wire-live.ts';
import { multiplierText } from './multiplier.ts';

/** From these hundredths on a round that ended stands out in the row: it doubled, or went tenfold. */
const marks = { high: 200, highest: 1000 };

/** What is written over and beside the scene: height, rounds before, bets. Elements, so that they are read and resized as text. */
export class Board {
  readonly height = element('p', { class: 'height', dir: 'ltr' });
  readonly caption = element('p', { class: 'caption' });
  readonly plate = element('p', { class: 'plate', hidden: true });
  readonly #wind = element('i', {});
  readonly #gauge = element('div', { class: 'gauge', 'aria-hidden': 'true' }, this.#wind);
  readonly #past = element('ol', { class: 'past' });
  readonly #count = element('span', { class: 'bets-count' });
  readonly #list = element('ol', { class: 'bets-list', tabindex: '0' });
  readonly #locale: string;
  readonly #say: Say;
  readonly #openRounds: () => void;
  #seen = '';

  constructor(locale: string, say: Say, openRounds: () => void) {
    this.#locale = locale;
    this.#say = say;
    this.#openRounds = openRounds;
  }

  /** The parts in reading order. */
  parts(): HTMLElement[] {
    const say = this.#say;
    this.#list.setAttribute('aria-label', say('kite.bets'));
    const all = element(
      'button',
      {
        type: 'button',
        class: 'tool',
        'aria-label': say('kite.allRounds'),
        title: say('kite.allRounds'),
        onclick: () => this.#openRounds(),
      },
      icon('history'),
    );
    return [
      element('nav', { class: 'past-row', 'aria-label': say('kite.past') }, this.#past, all),
      element('div', { class: 'board' }, this.caption, this.height, this.#gauge, this.plate),
      element('section', { class: 'bets' }, element('h2', { class: 'bets-head' }, say('kite.bets'), this.#count), this.#list),
    ];
  }

  /** How much of the time for bets is left, from 1 to 0; null when none are taken. */
  showWind(share: number | null): void {
    this.#gauge.hidden = share === null;
    if (share !== null) this.#wind.style.transform = `scaleX(${share.toFixed(3)})`;
  }

  /** Writes the rounds before and the bets, when they have changed. */
  show({ past, bets }: Pick<LiveView, 'past' | 'bets'>, own: string | null): void {
    const now = JSON.stringify([past[0]?.number, bets, own]);
    if (now === this.#seen) return;
    this.#seen = now;
    this.#past.replaceChildren(
      ...past.map(({ point }) => element('li', { class: classOf(point) }, point === null ? '–' : multiplierText(this.#locale, point))),
    );
    this.#count.textContent = bets.length > 0 ? new Intl.NumberFormat(this.#locale).format(bets.length) : '';
    // The own bet leads: on a phone there is room for three.
    const sorted = bets.toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
    const none = element('li', { class: 'bets-none' }, this.#say('kite.noBets'));
    this.#list.replaceChildren(...(sorted.length > 0 ? sorted.map((bet) => this.#row(bet, bet.id === own)) : [none]));
  }

  #nameOf(nickname: string | null, currency: string | null, isOwn: boolean): string {
    if (isOwn) return this.#say('kite.you');
    return nickname ?? this.#say(currency === null ? 'frame.demo' : 'kite.player');
  }

  #row({ nickname, currency, exponent, stake, cashedOutAt, win }: LiveView['bets'][number], isOwn: boolean): HTMLElement {
    const amount = amountFormat(this.#locale, currency, exponent);
    const end =
      cashedOutAt !== null && win !== null
        ? [multiplierText(this.#locale, cashedOutAt), amount(BigInt(win))]
        : ['', win === null ? '' : '–'];
    return element(
      'li',
      { class: `bet${isOwn ? ' bet-own' : ''}${cashedOutAt === null ? '' : ' bet-paid'}` },
      element('span', { class: 'bet-name' }, this.#nameOf(nickname, currency, isOwn)),
      element('span', { class: 'bet-stake' }, amount(BigInt(stake))),
      element('bdi', { class: 'bet-at' }, end[0] ?? ''),
      element('span', { class: 'bet-win' }, end[1] ?? ''),
    );
  }
}

function classOf(point: number | null): string {
  if (point === null || point < marks.high) return 'past-low';
  return point < marks.highest ? 'past-high' : 'past-highest';
}
