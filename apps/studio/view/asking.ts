import type { GameMessage } from '@verdigale/partner-wire';
import type { PageConfig, RoundView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { explainFailure, isOver, type Remedy } from './failure.ts';
import type { Front } from './front.ts';
import type { StakeBar } from './stake-bar.ts';
import { CallError, type StudioApi } from './studio-api.ts';
import type { Say } from './texts.ts';

export interface AskingParts {
  config: PageConfig;
  root: HTMLElement;
  api: StudioApi;
  say: Say;
  amount: AmountFormat;
  post: (message: GameMessage) => void;
  front: Front;
  bar: StakeBar;
  /** The session has ended. */
  onOver: () => void;
  toLobby: () => void;
}

/** How long an answer may take before a note says that it is awaited. */
const slowAnswerMs = 4000;

/** Asks the studio's server on behalf of the controller: explains every failure in words, and does what the player chooses. */
export class Asking {
  readonly #parts: AskingParts;

  constructor(parts: AskingParts) {
    this.#parts = parts;
  }

  /**
   * A round from the server, or the error, which the player has then been shown. Without a connection he may try again as often
   * as he likes; `onFailure` runs before the error is shown, `onRetry` before each repeat.
   */
  async ask(call: () => Promise<RoundView>, onFailure?: () => Promise<void>, onRetry?: () => void): Promise<RoundView | CallError> {
    for (;;) {
      try {
        return await this.#awaited(call());
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        await onFailure?.();
        await this.explain(error);
        if (error.code !== 'offline') return error;
        onRetry?.();
      }
    }
  }

  /** Money may have been added since: asks the server before saying that the balance does not suffice. */
  async canAfford(stake: bigint): Promise<boolean> {
    const { bar, api } = this.#parts;
    if (bar.balance >= stake) return true;
    try {
      bar.stand(await api.standing());
      if (bar.balance >= stake) return true;
      throw new CallError('insufficient-funds', { balance: bar.balance.toString() });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return (await this.explain(error)) === 'retry' && this.canAfford(stake);
    }
  }

  /** Explains a failure, and does what the player chooses. */
  async explain(error: CallError): Promise<Remedy> {
    const { root, config, say, amount, post, front, bar } = this.#parts;
    front.hideNote();
    if (isOver(error)) {
      post('session-expired');
      this.#parts.onOver();
    }
    if (error.balance !== undefined && error.balance !== null) bar.balance = error.balance;
    if (error.maxStake !== null) bar.limitTo(error.maxStake);
    const remedy = await explainFailure({ root, config, say, amount }, error, bar);
    if (remedy === 'lower' && bar.affordable !== null) bar.use(bar.affordable);
    if (remedy === 'deposit') post('insufficient-funds');
    if (remedy === 'lobby') this.#parts.toLobby();
    if (remedy === 'refill') await this.#refill();
    return remedy;
  }

  /** Credits that cannot be had are a failure of their own: thrown on, it would leave the game waiting for ever. */
  async #refill(): Promise<void> {
    const { bar, api } = this.#parts;
    try {
      bar.stand(await api.refill());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if ((await this.explain(error)) === 'retry') await this.#refill();
    }
  }

  async #awaited(answer: Promise<RoundView>): Promise<RoundView> {
    const { front, say } = this.#parts;
    const slow = setTimeout(() => front.note(say('note.waiting')), slowAnswerMs);
    try {
      return await answer;
    } finally {
      clearTimeout(slow);
      front.hideNote();
    }
  }
}
