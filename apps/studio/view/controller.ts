import type { GameMessage } from '@verdigale/partner-wire';
import type { Entry, FreeView, PageConfig, RoundView } from '../wire.ts';
import { rememberedStake } from './remembered-stake.ts';
import { amountFormat, type AmountFormat } from './amounts.ts';
import { Asking } from './asking.ts';
import type { Game } from '../games/game.ts';
import type { IconName } from './elements.ts';
import { ask } from './dialogs.ts';
import { isOver } from './failure.ts';
import { FeatureSale } from './feature-sale.ts';
import { FreePlay } from './free-play.ts';
import { Front, type State } from './front.ts';
import { RoundDisplay } from './round-display.ts';
import { resumedText } from './round-texts.ts';
import type { Shell } from './shell.ts';
import type { Sound } from './sound.ts';
import { StakeBar } from './stake-bar.ts';
import { percentOf } from './times-text.ts';
import { CallError, newRequestId, type Entered, type StudioApi } from './studio-api.ts';
import type { Offer, Table } from './table.ts';
import type { Say } from './texts.ts';

export interface ControllerParts {
  config: PageConfig;
  shell: Shell;
  table: Table;
  api: StudioApi;
  sound: Sound;
  say: Say;
  amount: AmountFormat;
  post: (message: GameMessage) => void;
  game: Pick<Game, 'unitsPerStake' | 'bought'>;
  playIcon: IconName;
}

const pendingChecksMs = [3000, 8000, 20_000];

/** The course of play: one round at a time, money shown as the server states it, every failure explained in words. */
export class Controller {
  readonly #parts: ControllerParts;
  readonly #bar: StakeBar;
  readonly #front: Front;
  readonly #asking: Asking;
  readonly #free: FreePlay;
  readonly #sale: FeatureSale;
  readonly #display: RoundDisplay;
  #state: State = 'loading';
  /** Between the steps of a round. */
  #isInRound = false;
  #offered: (() => void) | null = null;
  #minRoundMs = 0;
  #lastBetAt = -Infinity;

  constructor(parts: ControllerParts) {
    this.#parts = parts;
    this.#front = new Front(parts.shell, parts.say, parts.playIcon);
    const { shell, amount, config } = parts;
    const plainAmount = amountFormat(config.locale, null, config.exponent, false);
    this.#bar = new StakeBar({
      shell,
      amount,
      plainAmount,
      exponent: config.exponent,
      remembered: rememberedStake(config.game, config.exponent, plainAmount),
      onStake: (stake) => this.#showStake(stake),
      onMove: () => this.#stakeMoved(),
      onLimit: (limit) => this.#sayLimit(limit),
      stakeLabel: (most) => (most === null ? parts.say('frame.stake') : parts.say('frame.stakeLimited', { most })),
    });
    this.#free = new FreePlay(shell.own, parts.say, amount);
    const { root, own } = shell;
    const rtp = percentOf(config.locale, config.facts.boughtRtpPercent);
    this.#sale = new FeatureSale({ ...parts, root, place: own, rtp, onPress: () => void this.#buy() });
    this.#asking = new Asking({
      ...parts,
      root: parts.shell.root,
      front: this.#front,
      bar: this.#bar,
      onOver: () => this.#setState('over'),
      toLobby: () => this.toLobby(),
    });
    this.#display = new RoundDisplay({
      ...parts,
      front: this.#front,
      bar: this.#bar,
      onShow: () => this.#setState('showing'),
      onPending: () => this.#watchPending(),
    });
  }

  get stake(): bigint {
    return this.#bar.stake;
  }

  get stakeRange(): { from: bigint; to: bigint } {
    return this.#bar.range;
  }

  /** Resumes play from the server's state, asked for now unless it has been before; null when the session is over. */
  async enter(asked = this.#parts.api.enter()): Promise<Entered | null> {
    for (let answer = asked; ; answer = this.#parts.api.enter()) {
      try {
        const entry = await answer;
        this.#begin(entry);
        return entry;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if ((await this.#asking.explain(error)) === 'lobby') return null;
      }
    }
  }

  /** The main button: plays, takes what the game offers, or hurries what is being shown. */
  press(): void {
    if (this.#state === 'showing') this.#parts.table.skip();
    else if (this.#state === 'deciding') this.#offered?.();
    else if (this.#state === 'idle') void this.#playRound();
  }

  /** Moves the stake by steps of the list; not while a round is under way. */
  moveStake(steps: number): void {
    this.#bar.move(steps);
  }

  #stakeMoved(): void {
    this.#parts.sound.play('press');
    this.#front.announce(this.#parts.say('say.stake', { stake: this.#parts.amount(this.stake) }));
  }

  /** Asks for the balance again, as after money was added in another window. */
  async refreshBalance(): Promise<void> {
    if (this.#state !== 'idle') return;
    try {
      const standing = await this.#parts.api.standing();
      if (this.#state !== 'idle') return;
      this.#bar.stand(standing);
      this.#takeFree(standing.free);
    } catch (error) {
      if (error instanceof CallError && isOver(error)) await this.#asking.explain(error);
    }
  }

  /** Leaves for the lobby: the casino's page does it for a framed game; a game in its own page navigates itself. */
  toLobby(): void {
    this.#parts.post('lobby');
    if (window.parent === window && this.#parts.config.lobbyUrl) window.location.assign(this.#parts.config.lobbyUrl);
  }

  #begin(entry: Entry): void {
    const { table, api, say, amount, post } = this.#parts;
    this.#bar.take(entry);
    this.#sale.take(entry.mostCost);
    this.#takeFree(entry.free);
    this.#minRoundMs = entry.minRoundMs;
    const latest = entry.open ?? entry.unseen[0];
    if (latest) {
      table.choose?.(latest.choice);
      if (latest.outcome) table.rest(latest.outcome);
      this.#front.note(resumedText(latest, say, amount));
      if (latest.win !== null) this.#display.showLastWin(BigInt(latest.win));
      if (latest.status === 'pending' || latest.status === 'returning') this.#watchPending();
    }
    if (entry.unseen.length > 0) api.seen(entry.unseen.map((round) => round.id));
    this.#display.describe();
    this.#setState('idle');
    post('ready');
    if (entry.open) void this.#playOn(entry.open);
  }

  #showStake(stake: bigint): void {
    this.#parts.table.showStake?.(stake);
    this.#sale.showStake(stake);
  }

  /** Buys the game's feature, once the player has seen the price and agreed. */
  async #buy(): Promise<void> {
    const { price } = this.#sale;
    if (this.#bar.limit !== null && price > this.#bar.limit) return this.#sayLimit(this.#bar.limit);
    const bought = await this.#sale.confirm();
    if (bought && this.#state === 'idle') await this.#playRound({ choice: bought.choice, cost: price });
  }

  #sayLimit(limit: bigint): void {
    const { say, amount } = this.#parts;
    this.#front.note(say('note.stakeLimit', { most: amount(limit) }));
  }

  async #playRound(bought?: { choice: unknown; cost: bigint }): Promise<void> {
    const { table, api, sound, say, amount, post } = this.#parts;
    const { stake } = this;
    const isFree = this.#free.stake !== null;
    const { choice, cost } = bought ?? { choice: table.choice(), cost: stake };
    if (choice === undefined) return;
    this.#setState('waiting');
    if (!isFree && !(await this.#asking.canAfford(cost))) return this.#rest();
    this.#front.hideNote();
    sound.play('press');
    if (table.waitToBet && !(await this.#mayBet(table.waitToBet.bind(table)))) return this.#rest();
    this.#lastBetAt = performance.now();
    post('round-started');
    this.#front.announce(isFree ? this.#free.begin() : say('say.spinning', { stake: amount(cost) }));
    if (!isFree) this.#bar.balance -= cost;
    table.begin();
    const body = { requestId: newRequestId(), stake: stake.toString(), choice, ...(isFree ? { isFree } : {}) };
    const round = await this.#asking.ask(
      () => api.play(body),
      () => table.goBack(),
      () => table.begin(),
    );
    if (round instanceof CallError) return this.#giveUp(round, isFree ? 0n : cost);
    if (round.balanceAfterBet !== null) this.#bar.balance = BigInt(round.balanceAfterBet);
    await this.#display.show(round);
    const isLast = isFree && this.#free.end(BigInt(round.win ?? 0));
    await this.#playOn(round);
    if (isLast) await this.#endFree();
  }

  #takeFree(free: FreeView | null): void {
    this.#free.take(free);
    this.#bar.give(this.#free.stake);
    this.#sale.hide(this.#free.stake !== null);
  }

  /** Nobody goes on with his own money unasked. */
  async #endFree(): Promise<void> {
    const { shell, say, amount } = this.#parts;
    const won = amount(this.#free.won);
    await this.refreshBalance();
    if (this.#free.stake !== null || this.#state === 'over') return;
    const choices = [
      { value: 'lobby', label: say('frame.toLobby') },
      { value: 'play', label: say('given.playOn') },
    ];
    const taken = await ask(shell.root, { title: say('given.over.title'), text: say('given.over.text', { won }), choices });
    if (taken === 'lobby') this.toLobby();
  }

  /** Asks the player for steps until the round ends, if it has any. */
  async #playOn(begun: RoundView): Promise<void> {
    let round = begun;
    while (round.status === 'playing') {
      const step = await this.#decide(round);
      this.#isInRound = true;
      this.#setState('waiting');
      const body = { roundId: round.id, index: round.steps.length, step };
      const next = await this.#asking.ask(() => this.#parts.api.step(body));
      if (next instanceof CallError) return this.#takeUp();
      round = next;
      if (round.balanceAfterBet !== null && round.staked !== round.stake) this.#bar.balance = BigInt(round.balanceAfterBet);
      await this.#display.show(round);
    }
    await this.#endRound();
  }

  async #decide(round: RoundView): Promise<unknown> {
    const { table } = this.#parts;
    if (!table.decide) throw new Error('a round waits for a step, and its table asks for none');
    this.#setState('deciding');
    const step = await table.decide(this.#display.storyOf(round), (label, take) => this.#offer(label, take));
    this.#offered = null;
    this.#front.hideNote();
    return step;
  }

  async #mayBet(wait: (offer: Offer) => Promise<boolean>): Promise<boolean> {
    this.#setState('deciding');
    const isOpen = await wait((label, take) => this.#offer(label, take));
    this.#offered = null;
    this.#setState('waiting');
    return isOpen;
  }

  #offer(label: string | null, take?: () => void): void {
    this.#offered = take ?? null;
    this.#front.showOffer(label, take !== undefined);
  }

  async #endRound(): Promise<void> {
    this.#isInRound = false;
    if (this.#state === 'over') return;
    this.#parts.post('round-ended');
    // Where a jurisdiction sets a minimum round time, the button waits for it.
    const wait = this.#minRoundMs - (performance.now() - this.#lastBetAt);
    if (wait > 0) {
      this.#setState('resting');
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    this.#setState('idle');
  }

  /** The round did not happen; the stake is back, unless the server says otherwise. */
  async #giveUp(error: CallError, cost: bigint): Promise<void> {
    const standing = error.balance === null ? await this.#parts.api.standing().catch(() => null) : null;
    if (standing) this.#bar.stand(standing);
    else this.#bar.balance = error.balance ?? this.#bar.balance + cost;
    // Another window may have left that round open.
    await (error.code === 'round-open' || error.code === 'free-rounds-over' ? this.#takeUp() : this.#endRound());
  }

  /** The page no longer matches the round: starts again from the server's state. */
  async #takeUp(): Promise<void> {
    this.#isInRound = false;
    this.#parts.post('round-ended');
    if (this.#state !== 'over') await this.enter();
  }

  #rest(): void {
    if (this.#state !== 'over') this.#setState('idle');
  }

  #watchPending(): void {
    for (const delay of pendingChecksMs) setTimeout(() => void this.refreshBalance(), delay);
  }

  #setState(state: State): void {
    this.#state = state;
    this.#front.show(state, this.#isInRound);
    this.#bar.setFree(state === 'idle');
    this.#sale.setFree(state === 'idle');
    this.#parts.table.setLocked(state !== 'idle');
  }
}
