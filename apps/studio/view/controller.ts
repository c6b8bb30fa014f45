import type { GameMessage } from '@verdigale/partner-wire';
import type { Entry, FreeView, PageConfig } from '../wire.ts';
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
import { RoundFlow } from './round-flow.ts';
import { resumedText } from './round-texts.ts';
import type { Shell } from './shell.ts';
import type { Sound } from './sound.ts';
import { StakeBar } from './stake-bar.ts';
import { percentOf } from './times-text.ts';
import { CallError, type Entered, type StudioApi } from './studio-api.ts';
import type { Table } from './table.ts';
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

/** A session of play: begins and resumes it, shows money as the server states it, and begins one round at a time. */
export class Controller {
  readonly #parts: ControllerParts;
  readonly #bar: StakeBar;
  readonly #front: Front;
  readonly #asking: Asking;
  readonly #free: FreePlay;
  readonly #sale: FeatureSale;
  readonly #display: RoundDisplay;
  readonly #flow: RoundFlow;
  #state: State = 'loading';
  /** How often the state has changed. */
  #changes = 0;

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
    this.#flow = new RoundFlow({
      ...parts,
      asking: this.#asking,
      bar: this.#bar,
      display: this.#display,
      free: this.#free,
      front: this.#front,
      state: () => this.#state,
      setState: (state) => this.#setState(state),
      enterAnew: () => this.enter(),
      onFreeOver: () => this.#endFree(),
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
    else if (this.#state === 'deciding') this.#flow.takeOffer();
    else if (this.#state === 'idle') void this.#flow.play();
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
    const asked = this.#changes;
    try {
      const standing = await this.#parts.api.standing();
      // What was true before a round is not what it left.
      if (this.#changes !== asked) return;
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
    this.#flow.pace(entry.minRoundMs);
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
    if (!entry.open) return;
    post('round-started');
    void this.#flow.playOn(entry.open);
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
    if (bought && this.#state === 'idle') await this.#flow.play({ choice: bought.choice, cost: price });
  }

  #sayLimit(limit: bigint): void {
    const { say, amount } = this.#parts;
    this.#front.note(say('note.stakeLimit', { most: amount(limit) }));
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

  #watchPending(): void {
    for (const delay of pendingChecksMs) setTimeout(() => void this.refreshBalance(), delay);
  }

  #setState(state: State): void {
    this.#state = state;
    this.#changes += 1;
    this.#front.show(state, this.#flow.isInRound);
    this.#bar.setFree(state === 'idle');
    this.#sale.setFree(state === 'idle');
    this.#parts.table.setLocked(state !== 'idle');
  }
}
