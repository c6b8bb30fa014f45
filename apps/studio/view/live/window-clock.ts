import type { LiveRoundView } from '../../wire-live.ts';
import { element } from '../elements.ts';
import type { Say } from '../texts.ts';

/** The clock of the betting window: a ring that empties, the seconds in it, and what the round does in words. */
export class WindowClock {
  readonly root: HTMLElement;
  readonly #seconds = element('b', {});
  readonly #ring: HTMLElement;
  readonly #caption = element('p', { class: 'window-caption' });
  readonly #say: Say;
  readonly #figure: (number: number) => string;

  constructor(say: Say, figure: (number: number) => string) {
    this.#say = say;
    this.#figure = figure;
    this.#ring = element('div', { class: 'window-ring', role: 'timer', 'aria-label': say('live.clock') }, this.#seconds);
    this.root = element('div', { class: 'window' }, this.#ring, this.#caption);
  }

  /** Shows where a round stands at a time of the server. */
  show(round: LiveRoundView | null, now: number): void {
    const leftMs = round?.phase === 'betting' ? Math.max(0, round.beginsAt - now) : 0;
    const share = round && leftMs > 0 ? leftMs / (round.beginsAt - round.opensAt) : 0;
    this.#ring.style.setProperty('--left', share.toFixed(3));
    this.root.dataset.phase = round === null ? 'none' : round.phase === 'betting' && leftMs === 0 ? 'running' : round.phase;
    this.root.toggleAttribute('data-late', leftMs > 0 && leftMs <= 5000);
    write(this.#seconds, leftMs > 0 ? this.#figure(Math.ceil(leftMs / 1000)) : '');
    write(this.#caption, this.#say(captionOf(round, leftMs)));
  }
}

function captionOf(round: LiveRoundView | null, leftMs: number): string {
  if (!round) return 'frame.loading';
  if (round.phase === 'betting') return leftMs > 0 ? 'live.open' : 'live.closed';
  return { running: 'live.closed', over: 'live.next', returned: 'live.returned' }[round.phase];
}

function write(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
