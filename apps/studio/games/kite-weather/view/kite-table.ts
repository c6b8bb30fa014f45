import { isGain } from '../../../view/round-texts.ts';
import { isDecided, type WaitingBet } from '../../../view/live/bet-flow.ts';
import { BetWindow } from '../../../view/live/bet-window.ts';
import { followLive, tellOfLoss, type LiveFeed } from '../../../view/live-feed.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Offer, Story, Table } from '../../../view/table.ts';
import type { LiveRoundView, LiveView } from '../../../wire-live.ts';
import type { LiveChoice, LiveOutcome } from '../../live-game.ts';
import { multiplierAt } from '../growth.ts';
import { autoField, type AutoField } from './auto-field.ts';
import { Board } from './board.ts';
import { flightOf, standsAt } from './flight.ts';
import { multiplierText } from './multiplier.ts';
import { PastClimb } from './past-climb.ts';
import { Scene } from './scene.ts';

/** A bet in the air whose player may leave. */
interface Flight {
  bet: WaitingBet;
  story: Story<LiveOutcome>;
  offer: Offer;
  end(): void;
  offeredAt: number;
}

const lastMomentMs = 200;
/** How often the offer on the button is rewritten, in milliseconds; less often with reduced motion. */
const offerMs = { lively: 80, calm: 250 };

/** Kite Weather as the player sees it: the one climb that all share, and the own bet in it. */
export class KiteTable implements Table<LiveOutcome> {
  readonly controls: HTMLElement;
  readonly #parts: TableParts;
  readonly #auto: AutoField;
  readonly #board: Board;
  readonly #scene: Scene;
  readonly #window: BetWindow;
  /** None where a past round is shown again. */
  readonly #feed: LiveFeed | null;
  #live: LiveView | null = null;
  #past: PastClimb | null = null;
  #own: string | null = null;
  #flight: Flight | null = null;
  #spoken = '';

  constructor(parts: TableParts, openRounds: () => void) {
    this.#parts = parts;
    const { config, say, shell } = parts;
    this.#auto = autoField(config.locale, say);
    this.controls = this.#auto.element;
    this.#board = new Board(config.locale, say, openRounds);
    this.#scene = new Scene(shell.reels, (multiplier) => this.#text(Math.round(multiplier * 100)));
    this.#window = new BetWindow(say, () => this.#now(), lastMomentMs);
    shell.stage.append(...this.#board.parts());
    this.#feed = config.replay
      ? null
      : followLive(config.game, {
          see: (view) => this.#see(view),
          lose: tellOfLoss(parts),
        });
    this.#loop();
  }

  choice(): LiveChoice {
    const autoCashOut = this.#auto.value();
    return autoCashOut === null ? null : { autoCashOut };
  }

  choose(choice: LiveChoice): void {
    this.#auto.show(choice?.autoCashOut ?? null);
  }

  waitToBet(offer: Offer): Promise<boolean> {
    return this.#window.whenOpen(offer);
  }

  begin(): void {
    this.#board.plate.hidden = true;
  }

  goBack(): Promise<void> {
    return Promise.resolve();
  }

  rest(outcome: LiveOutcome): void {
    if (this.#parts.config.replay) this.#past = new PastClimb(outcome);
  }

  async showRound({ outcome, stake, win, amount }: Story<LiveOutcome>): Promise<void> {
    const { say, sound, isCalm } = this.#parts;
    if (!outcome.isOver) return;
    if (!isCalm()) await this.#past?.fly();
    this.#board.plate.hidden = outcome.cashedOutAt === null;
    this.#board.plate.textContent = say('kite.left', { at: this.#text(outcome.cashedOutAt ?? 0), win: amount(win) });
    if (isGain(win, stake)) sound.play('win');
  }

  decide(story: Story<LiveOutcome>, offer: Offer): Promise<null> {
    this.#own = story.id;
    return new Promise((resolve) => {
      const end = (): void => {
        this.#flight = null;
        resolve(null);
      };
      this.#flight = { bet: flightOf(story), story, offer, end, offeredAt: 0 };
      this.#watchFlight();
    });
  }

  skip(): void {
    this.#past?.finish();
  }

  setLocked(isLocked: boolean): void {
    this.#auto.setLocked(isLocked);
  }

  words({ isOver, cashedOutAt, endedAt }: LiveOutcome): string {
    const { say } = this.#parts;
    if (!isOver) return say('live.sayIn');
    return cashedOutAt === null
      ? say('kite.sayEnded', { at: this.#text(endedAt ?? 0) })
      : say('kite.sayLeft', { at: this.#text(cashedOutAt) });
  }

  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    const { height } = this.#board;
    this.#scene.resize(height.offsetTop + height.offsetHeight - this.#parts.shell.reels.offsetTop);
    this.#draw();
  }

  #see(view: LiveView): void {
    this.#live = view;
    this.#window.see(view);
    this.#board.show(view, this.#own);
    this.#watchFlight();
    this.#speak();
  }

  /** Says the turns of the round once each, for those who hear the page; a bet in the air is announced at its own end. */
  #speak(): void {
    const { round } = this.#live ?? {};
    const turn = `${round?.id} ${round?.phase}`;
    if (!round || turn === this.#spoken) return;
    const isFirst = this.#spoken === '';
    this.#spoken = turn;
    const { say, shell } = this.#parts;
    if (isFirst || (this.#flight && round.phase !== 'running')) return;
    if (round.phase === 'running') shell.status.textContent = say('kite.sayRising');
    else if (round.end && round.phase === 'over')
      shell.status.textContent = say('kite.sayEnded', { at: this.#text(Number(round.end.result)) });
  }

  /** Offers the cash-out while the kite climbs, and ends the flight when the server has decided it. */
  #watchFlight(): void {
    const flight = this.#flight;
    const live = this.#live;
    if (!flight || !live?.round) return;
    const { round } = live;
    const now = this.#now();
    if (isDecided(live, flight.bet, now)) return flight.end();
    if (round.phase !== 'running') return flight.offer(this.#parts.say('live.sayIn'));
    if (now - flight.offeredAt < (this.#parts.isCalm() ? offerMs.calm : offerMs.lively)) return;
    flight.offeredAt = now;
    const { worth, amount } = flight.story;
    const stands = standsAt(flight.story, now - round.beginsAt);
    flight.offer(this.#parts.say('kite.cashOut', { amount: amount(worth(stands)) }), () => flight.end());
  }

  readonly #loop = (): void => {
    this.#draw();
    this.#watchFlight();
    if (this.#parts.isCalm()) setTimeout(() => requestAnimationFrame(this.#loop), offerMs.calm);
    else requestAnimationFrame(this.#loop);
  };

  #draw(): void {
    const round = this.#past?.round ?? this.#live?.round;
    const board = this.#board;
    const parts = this.#parts;
    const now = this.#now();
    const untilMs = round?.phase === 'betting' ? round.beginsAt - now : 0;
    const elapsedMs =
      round && round.phase !== 'betting' && round.phase !== 'returned' ? Math.max(0, (round.end?.at ?? now) - round.beginsAt) : 0;
    const nowMs = performance.now();
    this.#scene.draw({ elapsedMs, sinceEndMs: round?.end ? now - round.end.at : null, isCalm: parts.isCalm(), nowMs });
    const height = round?.end ? Number(round.end.result) : multiplierAt(elapsedMs);
    const isTaking = round?.phase === 'betting';
    const left = Math.max(0, Math.ceil(untilMs / 1000));
    write(board.height, isTaking ? left.toLocaleString(parts.config.locale) : this.#text(height));
    write(board.caption, parts.say(captionOf(round)));
    board.showWind(isTaking && !parts.isCalm() ? Math.max(0, Math.min(1, untilMs / (round.beginsAt - round.opensAt))) : null);
    parts.shell.stage.dataset.phase = round?.phase ?? 'none';
  }

  /** The clock of what is shown: the server's, or that of a past climb. */
  #now(): number {
    return (this.#past ?? this.#feed)?.now() ?? 0;
  }

  #text(hundredths: number): string {
    return multiplierText(this.#parts.config.locale, hundredths);
  }
}

function captionOf(round: Pick<LiveRoundView, 'phase'> | null | undefined): string {
  if (!round) return 'frame.loading';
  return { betting: 'kite.takeOffIn', running: 'kite.rising', over: 'kite.ended', returned: 'live.returned' }[round.phase];
}

function write(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
