import { element } from '../../../view/elements.ts';
import { BetList } from '../../../view/live/bet-list.ts';
import { PastRow } from '../../../view/live/past-row.ts';
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
  readonly #past: PastRow;
  readonly #bets: BetList;
  readonly #locale: string;
  #seen: number | null = null;

  constructor(locale: string, say: Say, openRounds: () => void) {
    this.#locale = locale;
    this.#past = new PastRow(say, openRounds);
    const middle = ({ cashedOutAt }: LiveView['bets'][number]): string => (cashedOutAt === null ? '' : multiplierText(locale, cashedOutAt));
    this.#bets = new BetList({ locale, say, middle });
  }

  /** The parts in reading order. */
  parts(): HTMLElement[] {
    return [this.#past.root, element('div', { class: 'board' }, this.caption, this.height, this.#gauge, this.plate), this.#bets.root];
  }

  /** How much of the time for bets is left, from 1 to 0; null when none are taken. */
  showWind(share: number | null): void {
    this.#gauge.hidden = share === null;
    if (share !== null) this.#wind.style.transform = `scaleX(${share.toFixed(3)})`;
  }

  /** Writes the rounds before and the bets, when they have changed. */
  show(live: Pick<LiveView, 'past' | 'bets' | 'count'>, own: string | null): void {
    this.#bets.show(live, own);
    const latest = live.past[0]?.number ?? null;
    if (latest === this.#seen) return;
    this.#seen = latest;
    this.#past.show(
      live.past.map(({ result }) => {
        const point = result === null ? null : Number(result);
        return { text: point === null ? '–' : multiplierText(this.#locale, point), tone: toneOf(point) };
      }),
    );
  }
}

function toneOf(point: number | null): string {
  if (point === null || point < marks.high) return 'past-low';
  return point < marks.highest ? 'past-high' : 'past-highest';
}
