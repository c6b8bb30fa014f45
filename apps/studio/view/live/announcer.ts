import type { LiveResult } from '../../games/live-game.ts';
import type { LiveRoundView } from '../../wire-live.ts';
import type { Say } from '../texts.ts';

/** In betting windows more than twice this long, the end is announced once more this long before it. */
const soonMs = 5000;

/** Says the turns of the rounds once each, politely, for those who hear the page. */
export class Announcer {
  readonly #say: Say;
  readonly #readOut: (text: string) => void;
  readonly #words: (result: LiveResult) => string;
  #spoken = '';

  constructor(say: Say, readOut: (text: string) => void, words: (result: LiveResult) => string) {
    this.#say = say;
    this.#readOut = readOut;
    this.#words = words;
  }

  /** `hasBet`: what comes of the player's own bet is announced with its win. */
  see(round: LiveRoundView, now: number, hasBet: boolean): void {
    const turn = this.#turnOf(round, now);
    if (turn.name === this.#spoken) return;
    const isFirst = this.#spoken === '';
    this.#spoken = turn.name;
    if (!isFirst && turn.text !== '' && !(hasBet && round.phase === 'over')) this.#readOut(turn.text);
  }

  #turnOf(round: LiveRoundView, now: number): { name: string; text: string } {
    const leftMs = round.beginsAt - now;
    const n = Math.max(1, Math.round(leftMs / 1000));
    const name = `${round.id} ${round.phase}`;
    if (round.phase === 'betting') {
      const isSoon = leftMs <= soonMs && round.beginsAt - round.opensAt > 2 * soonMs;
      return isSoon ? { name: `${name} soon`, text: this.#say('live.saySoon', { n }) } : { name, text: this.#say('live.sayOpen', { n }) };
    }
    if (round.phase === 'running') return { name, text: this.#say('live.closed') };
    return { name, text: round.phase === 'over' && round.end ? this.#words(round.end.result) : this.#say('live.returned') };
  }
}
