import type { GameMessage } from '@verdigale/partner-wire';
import type { RoundView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import type { Asking } from './asking.ts';
import type { FreePlay } from './free-play.ts';
import type { Front, State } from './front.ts';
import type { RoundDisplay } from './round-display.ts';
import type { Sound } from './sound.ts';
import type { StakeBar } from './stake-bar.ts';
import { CallError, newRequestId, type StudioApi } from './studio-api.ts';
import type { Offer, Table } from './table.ts';
import type { Say } from './texts.ts';

export interface RoundFlowParts {
  table: Table;
  api: StudioApi;
  sound: Sound;
  say: Say;
  amount: AmountFormat;
  post: (message: GameMessage) => void;
  asking: Asking;
  bar: StakeBar;
  display: RoundDisplay;
  free: FreePlay;
  front: Front;
  state: () => State;
  setState: (state: State) => void;
  /** The page no longer matches the round: starts again from the server's state. */
  enterAnew: () => Promise<unknown>;
  /** The last round that the casino has given is over. */
  onFreeOver: () => Promise<void>;
}

/** The course of one round: its bet, the player's steps, its end, or its failure. */
export class RoundFlow {
  readonly #parts: RoundFlowParts;
  #isInRound = false;
  #offered: (() => void) | null = null;
  #minRoundMs = 0;
  #lastBetAt = -Infinity;

  constructor(parts: RoundFlowParts) {
    this.#parts = parts;
  }

  /** Between the steps of a round. */
  get isInRound(): boolean {
    return this.#isInRound;
  }

  /** The least time from one bet to the next, where a jurisdiction sets one: the button waits for it. */
  pace(minRoundMs: number): void {
    this.#minRoundMs = minRoundMs;
  }

  /** Takes what the game offers the player to decide. */
  takeOffer(): void {
    this.#offered?.();
  }

  async play(bought?: { choice: unknown; cost: bigint }): Promise<void> {
    const { table, api, sound, say, amount, post, asking, bar, display, free, front, setState } = this.#parts;
    const { stake } = bar;
    const isFree = free.stake !== null;
    const { choice, cost } = bought ?? { choice: table.choice(), cost: stake };
    if (choice === undefined) return;
    setState('waiting');
    if (!isFree && !(await asking.canAfford(cost))) return this.#rest();
    front.hideNote();
    sound.play('press');
    if (table.waitToBet && !(await this.#mayBet(table.waitToBet.bind(table)))) return this.#rest();
    this.#lastBetAt = performance.now();
    post('round-started');
    front.announce(isFree ? free.begin() : say('say.spinning', { stake: amount(cost) }));
    if (!isFree) bar.balance -= cost;
    table.begin();
    const body = { requestId: newRequestId(), stake: stake.toString(), choice, ...(isFree ? { isFree } : {}) };
    const round = await asking.ask(
      () => api.play(body),
      () => table.goBack(),
      () => table.begin(),
    );
    if (round instanceof CallError) return this.#giveUp(round, isFree ? 0n : cost);
    if (round.balanceAfterBet !== null) bar.balance = BigInt(round.balanceAfterBet);
    await display.show(round);
    const isLast = isFree && free.end(BigInt(round.win ?? 0));
    await this.playOn(round);
    if (isLast) await this.#parts.onFreeOver();
  }

  /** Asks the player for steps until the round ends, if it has any. */
  async playOn(begun: RoundView): Promise<void> {
    const { api, asking, bar, display, setState } = this.#parts;
    let round = begun;
    while (round.status === 'playing') {
      const step = await this.#decide(round);
      this.#isInRound = true;
      setState('waiting');
      const body = { roundId: round.id, index: round.steps.length, step };
      const next = await asking.ask(() => api.step(body));
      if (next instanceof CallError) return this.#takeUp();
      round = next;
      if (round.balanceAfterBet !== null && round.staked !== round.stake) bar.balance = BigInt(round.balanceAfterBet);
      await display.show(round);
    }
    await this.#endRound();
  }

  async #decide(round: RoundView): Promise<unknown> {
    const { table, display, front, setState } = this.#parts;
    if (!table.decide) throw new Error('a round waits for a step, and its table asks for none');
    setState('deciding');
    const step = await table.decide(display.storyOf(round), (label, take) => this.#offer(label, take));
    this.#offered = null;
    front.hideNote();
    return step;
  }

  async #mayBet(wait: (offer: Offer) => Promise<boolean>): Promise<boolean> {
    const { setState } = this.#parts;
    setState('deciding');
    const isOpen = await wait((label, take) => this.#offer(label, take));
    this.#offered = null;
    setState('waiting');
    return isOpen;
  }

  #offer(label: string | null, take?: () => void): void {
    this.#offered = take ?? null;
    this.#parts.front.showOffer(label, take !== undefined);
  }

  async #endRound(): Promise<void> {
    const { post, state, setState } = this.#parts;
    this.#isInRound = false;
    if (state() === 'over') return;
    post('round-ended');
    const wait = this.#minRoundMs - (performance.now() - this.#lastBetAt);
    if (wait > 0) {
      setState('resting');
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    setState('idle');
  }

  /** The round did not happen; the stake is back, unless the server says otherwise. */
  async #giveUp(error: CallError, cost: bigint): Promise<void> {
    const { api, bar } = this.#parts;
    const standing = error.balance === null ? await api.standing().catch(() => null) : null;
    if (standing) bar.stand(standing);
    else bar.balance = error.balance ?? bar.balance + cost;
    // Another window may have left that round open.
    await (error.code === 'round-open' || error.code === 'free-rounds-over' ? this.#takeUp() : this.#endRound());
  }

  async #takeUp(): Promise<void> {
    const { post, state, enterAnew } = this.#parts;
    this.#isInRound = false;
    post('round-ended');
    if (state() !== 'over') await enterAnew();
  }

  #rest(): void {
    const { state, setState } = this.#parts;
    if (state() !== 'over') setState('idle');
  }
}
