import { winOf, type Bought, type Game } from '../games/game.ts';
import type { AmountFormat } from './amounts.ts';
import { ask } from './dialogs.ts';
import { element } from './elements.ts';
import type { Say } from './texts.ts';

export interface FeatureSaleParts {
  root: HTMLElement;
  /** Where its button stands. */
  place: HTMLElement;
  game: Pick<Game, 'unitsPerStake' | 'bought'>;
  say: Say;
  amount: AmountFormat;
  /** What it returns, in percent of its price. */
  rtp: string;
  onPress: () => void;
}

/** The button that buys a feature for the present stake; absent where the game or the casino sells none. */
export class FeatureSale {
  readonly #parts: FeatureSaleParts;
  readonly #price = element('strong', {});
  readonly #button: HTMLButtonElement;
  #most: bigint | null = null;
  #stake = 0n;
  #isFree = false;
  #isHidden = false;

  constructor(parts: FeatureSaleParts) {
    this.#parts = parts;
    this.#button = element(
      'button',
      { type: 'button', class: 'sale', onclick: () => this.#press() },
      `${parts.say('sale.buy')} `,
      this.#price,
    );
  }

  /** The most that the casino takes for it; null where it sells none. */
  take(most: string | null): void {
    this.#most = most === null ? null : BigInt(most);
    this.#show();
  }

  showStake(stake: bigint): void {
    this.#stake = stake;
    this.#show();
  }

  /** Whether a round may begin now. */
  setFree(isFree: boolean): void {
    this.#isFree = isFree;
    this.#show();
  }

  /** Nothing is sold while the casino's free rounds are played. */
  hide(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#show();
  }

  get price(): bigint {
    const { game } = this.#parts;
    return game.bought ? winOf(game, this.#stake, game.bought.cost) : 0n;
  }

  /** Names the price and what is bought; resolves with the choice that buys it, or null when the player thinks better of it. */
  async confirm(): Promise<Bought | null> {
    const { root, say, amount, rtp, game } = this.#parts;
    const values = { price: amount(this.price), stake: amount(this.#stake), rtp };
    const taken = await ask(root, {
      title: say('sale.title', values),
      text: say('sale.text', values),
      choices: [
        { value: 'no', label: say('frame.cancel') },
        { value: 'buy', label: say('sale.confirm', values) },
      ],
    });
    return taken === 'buy' ? (game.bought ?? null) : null;
  }

  get #isOpen(): boolean {
    return this.#isFree && this.#most !== null && this.price <= this.#most;
  }

  #press(): void {
    if (this.#isOpen) this.#parts.onPress();
  }

  #show(): void {
    const { game, place, amount } = this.#parts;
    if (!game.bought || this.#most === null || this.#isHidden) return this.#button.remove();
    if (!this.#button.isConnected) place.append(this.#button);
    this.#price.textContent = amount(this.price);
    this.#button.setAttribute('aria-disabled', String(!this.#isOpen));
  }
}
