import type { FreeView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { element } from './elements.ts';
import type { Say } from './texts.ts';

/** The rounds that the casino has given the player, counted under the game for as long as there are any. */
export class FreePlay {
  readonly #say: Say;
  readonly #amount: AmountFormat;
  readonly #count = element('strong', { class: 'free-count' });
  readonly #stake = element('span', { class: 'free-stake' });
  readonly #won = element('span', { class: 'free-won' });
  readonly #strip: HTMLElement;
  readonly #place: HTMLElement;
  #rounds: FreeView | null = null;

  constructor(place: HTMLElement, say: Say, amount: AmountFormat) {
    this.#place = place;
    this.#say = say;
    this.#amount = amount;
    this.#strip = element('p', { class: 'free' }, this.#count, this.#stake, this.#won);
  }

  /** The stake of the next round; null when the player pays himself. */
  get stake(): bigint | null {
    return this.#rounds && BigInt(this.#rounds.stake);
  }

  get won(): bigint {
    return BigInt(this.#rounds?.won ?? 0);
  }

  take(rounds: FreeView | null): void {
    this.#rounds = rounds;
    if (!rounds) return this.#strip.remove();
    if (!this.#strip.isConnected) this.#place.prepend(this.#strip);
    this.#show(rounds.used);
  }

  /** Counts the round that begins now. */
  begin(): string {
    const { used = 0 } = this.#rounds ?? {};
    return this.#show(used + 1);
  }

  /** What the round has won, and whether it was the last one. */
  end(win: bigint): boolean {
    if (!this.#rounds) return false;
    const { used, won, quantity } = this.#rounds;
    this.take({ ...this.#rounds, used: used + 1, won: (BigInt(won) + win).toString() });
    return used + 1 >= quantity;
  }

  #show(used: number): string {
    if (!this.#rounds) return '';
    const { quantity, stake, won } = this.#rounds;
    this.#count.textContent = this.#say('given.count', { used, quantity });
    this.#stake.textContent = this.#say('given.stake', { stake: this.#amount(BigInt(stake)) });
    this.#won.textContent = this.#say('given.won', { won: this.#amount(BigInt(won)) });
    return this.#count.textContent;
  }
}
