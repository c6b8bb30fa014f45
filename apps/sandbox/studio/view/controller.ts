import type { Entry, PageConfig, RoundView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { icon } from './elements.ts';
import { explainFailure, isOver } from './failure.ts';
import type { FrameMessage } from './frame-messages.ts';
import { resultText, resumedText } from './round-texts.ts';
import { relabel, writeGrid, type Shell } from './shell.ts';
import type { RoundStory, Show } from './show.ts';
import type { Sound } from './sound.ts';
import { CallError, newRequestId, type StudioApi } from './studio-api.ts';
import type { Say } from './texts.ts';

export type ControllerParts = {
  config: PageConfig;
  shell: Shell;
  show: Show;
  api: StudioApi;
  sound: Sound;
  say: Say;
  amount: AmountFormat;
  post: (message: FrameMessage) => void;
  linesInStake: number;
};

type State = 'loading' | 'idle' | 'spinning' | 'telling' | 'resting' | 'over';

/** How long the reels turn without an answer before the player is told so. */
const slowAnswerMs = 4000;
const pendingChecksMs = [3000, 8000, 20_000];

/** The course of play: one round at a time, money shown as the server states it, every failure told in words. */
export class Controller {
  private readonly parts: ControllerParts;
  private state: State = 'loading';
  private balance = 0n;
  private stakes: bigint[] = [];
  private stakeIndex = 0;
  private minRoundMs = 0;
  private lastSpinAt = -Infinity;

  constructor(parts: ControllerParts) {
    this.parts = parts;
  }

  get stake(): bigint {
    return this.stakes[this.stakeIndex] ?? 0n;
  }

  get stakeRange(): { from: bigint; to: bigint } {
    return { from: this.stakes[0] ?? 0n, to: this.stakes.at(-1) ?? 0n };
  }

  /** Takes up play with what the server knows: balance, stakes, and what was interrupted. */
  begin(entry: Entry): void {
    const { show, post } = this.parts;
    this.stakes = entry.stakes.map(BigInt);
    this.stakeIndex = Math.max(0, entry.stakes.indexOf(entry.usualStake));
    this.minRoundMs = entry.minRoundMs;
    this.setBalance(BigInt(entry.balance));
    this.showStake();
    const latest = entry.unseen[0];
    if (latest) {
      if (latest.outcome) show.rest(latest.outcome.spin);
      this.note(resumedText(latest, this.parts.say, this.parts.amount));
      if (latest.win !== null) this.showLastWin(BigInt(latest.win));
      this.parts.api.seen(entry.unseen.map((round) => round.id));
      if (latest.status === 'pending' || latest.status === 'returning') this.watchPending();
    }
    this.describe();
    this.setState('idle');
    post('ready');
  }

  /** The one deliberate act: spins, or hurries the telling of the last round. */
  press(): void {
    if (this.state === 'telling') this.parts.show.skip();
    else if (this.state === 'idle') void this.playRound();
  }

  /** Moves the stake by steps of the list; not while a round is under way. */
  moveStake(steps: number): void {
    if (this.state !== 'idle') return;
    const next = Math.min(this.stakes.length - 1, Math.max(0, this.stakeIndex + steps));
    if (next === this.stakeIndex) return;
    this.stakeIndex = next;
    this.showStake();
    this.parts.sound.play('press');
    this.announce(this.parts.say('say.stake', { stake: this.parts.amount(this.stake) }));
  }

  /** Asks for the balance again, as after money was added in another window. */
  async refreshBalance(): Promise<void> {
    if (this.state !== 'idle') return;
    try {
      const balance = await this.parts.api.balance();
      if (this.state === 'idle') this.setBalance(balance);
    } catch (error) {
      if (error instanceof CallError && isOver(error)) await this.explain(error);
    }
  }

  private async playRound(): Promise<void> {
    const { shell, show, sound, say, amount, post } = this.parts;
    const stake = this.stake;
    this.setState('spinning');
    if (this.balance < stake && !(await this.canAfford(stake))) return;
    this.lastSpinAt = performance.now();
    shell.note.hidden = true;
    sound.play('press');
    post('round-started');
    this.announce(say('say.spinning', { stake: amount(stake) }));
    this.setBalance(this.balance - stake);
    show.spin();
    const slow = setTimeout(() => this.note(say('note.waiting')), slowAnswerMs);
    const round = await this.askForRound(stake);
    clearTimeout(slow);
    shell.note.hidden = true;
    if (round) await this.tellRound(round);
    post('round-ended');
    await this.keepPace();
    if (this.state !== 'over') this.setState('idle');
  }

  /** Where a jurisdiction sets a pace, the button waits for it. */
  private async keepPace(): Promise<void> {
    const wait = this.minRoundMs - (performance.now() - this.lastSpinAt);
    if (wait <= 0 || this.state === 'over') return;
    this.setState('resting');
    await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** The round's result; null when it did not come about and the player was told why. */
  private async askForRound(stake: bigint): Promise<RoundView | null> {
    const body = { requestId: newRequestId(), stake: stake.toString() };
    for (;;) {
      try {
        return await this.parts.api.spin(body);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        await this.parts.show.goBack();
        await this.explain(error);
        if (error.code !== 'offline') {
          this.setBalance(error.balance ?? (await this.statedBalance(stake)));
          return null;
        }
        this.parts.show.spin();
      }
    }
  }

  private async tellRound(round: RoundView): Promise<void> {
    const { show, say, amount, api, linesInStake } = this.parts;
    const win = BigInt(round.win ?? 0);
    const stake = BigInt(round.stake);
    if (round.balanceAfterBet !== null) this.setBalance(BigInt(round.balanceAfterBet));
    if (round.outcome) {
      await show.land(round.outcome.spin);
      this.describe();
      this.setState('telling');
      const story: RoundStory = {
        outcome: round.outcome,
        stake,
        win,
        worth: (pay) => (stake / BigInt(linesInStake)) * BigInt(pay),
        amount,
      };
      await show.tell(story);
      this.describe();
    }
    if (round.balance !== null) this.setBalance(BigInt(round.balance));
    this.showLastWin(win);
    this.announce(resultText(round, this.balance, say, amount));
    if (round.status === 'pending') {
      this.note(say('note.pendingWin', { win: amount(win) }));
      this.watchPending();
    }
    api.seen([round.id]);
  }

  /** Money may have been added since: the server is asked before a player is told that it does not suffice. */
  private async canAfford(stake: bigint): Promise<boolean> {
    try {
      this.setBalance(await this.parts.api.balance());
      if (this.balance >= stake) return true;
      throw new CallError('insufficient-funds', { balance: this.balance.toString() });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await this.explain(error);
    }
    if (this.state !== 'over') this.setState('idle');
    return false;
  }

  private async statedBalance(stake: bigint): Promise<bigint> {
    return this.parts.api.balance().catch(() => this.balance + stake);
  }

  /** Tells why there is no round, and does what the player chooses. */
  private async explain(error: CallError): Promise<void> {
    const { shell, config, say, amount, post, api } = this.parts;
    shell.note.hidden = true;
    if (error.code === 'insufficient-funds') post('insufficient-funds');
    if (isOver(error)) {
      post('session-expired');
      this.setState('over');
    }
    const remedy = await explainFailure({ root: shell.root, config, say, amount }, error, error.balance ?? this.balance);
    if (remedy === 'lobby') this.toLobby();
    if (remedy === 'refill') this.setBalance(await api.refill());
  }

  /** Leaves for the lobby: the casino's page does it for its frame, a page of its own goes there itself. */
  toLobby(): void {
    this.parts.post('lobby');
    if (window.parent === window && this.parts.config.lobbyUrl) window.location.assign(this.parts.config.lobbyUrl);
  }

  private watchPending(): void {
    for (const delay of pendingChecksMs) setTimeout(() => void this.refreshBalance(), delay);
  }

  private describe(): void {
    const { shell, show, say } = this.parts;
    writeGrid(shell.grid, say('frame.reels'), show.seenRows(), (row) => say('frame.row', { n: row }));
  }

  private setState(state: State): void {
    const { shell, say } = this.parts;
    this.state = state;
    shell.root.dataset.state = state;
    const isTelling = state === 'telling';
    relabel(shell.spin, icon(isTelling ? 'skip' : 'spin'), say(isTelling ? 'frame.skip' : 'frame.spin'));
    // Kept focusable: a button that is disabled under a finger or a focus loses both.
    shell.spin.setAttribute('aria-disabled', String(state !== 'idle' && !isTelling));
    this.showStake();
  }

  private setBalance(balance: bigint): void {
    this.balance = balance;
    this.parts.shell.balance.textContent = this.parts.amount(balance);
  }

  private showStake(): void {
    const { shell, amount } = this.parts;
    shell.stake.textContent = amount(this.stake);
    const isFree = this.state === 'idle';
    shell.stakeDown.setAttribute('aria-disabled', String(!isFree || this.stakeIndex === 0));
    shell.stakeUp.setAttribute('aria-disabled', String(!isFree || this.stakeIndex === this.stakes.length - 1));
  }

  private showLastWin(win: bigint): void {
    this.parts.shell.lastWin.textContent = win > 0n ? this.parts.amount(win) : this.parts.say('frame.noWin');
  }

  private note(text: string): void {
    this.parts.shell.note.textContent = text;
    this.parts.shell.note.hidden = false;
    this.announce(text);
  }

  private announce(text: string): void {
    this.parts.shell.status.textContent = text;
  }
}
