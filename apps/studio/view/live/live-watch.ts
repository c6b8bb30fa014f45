import type { LiveResult } from '../../games/live-game.ts';
import type { LiveView } from '../../wire-live.ts';
import { followLive, tellOfLoss, type LiveFeed } from '../live-feed.ts';
import type { TableParts } from '../game-view.ts';
import { Announcer } from './announcer.ts';
import { BetFlow } from './bet-flow.ts';
import { BetList } from './bet-list.ts';
import type { Look } from './look.ts';
import { PastRow } from './past-row.ts';
import { RoundShow } from './round-show.ts';
import { WindowClock } from './window-clock.ts';

/** How often the clock is drawn, in milliseconds; less often with reduced motion. */
const tickMs = { lively: 100, calm: 500 };

interface LiveWatchParts<Result extends LiveResult> {
  parts: TableParts;
  look: Look<Result>;
  openRounds: () => void;
  readOut: (text: string) => void;
}

/** What all players of a shared table see alike, kept as the server tells it: the clock, the rounds, who plays, what came before. */
export class LiveWatch<Result extends LiveResult> {
  readonly clock: WindowClock;
  readonly past: PastRow;
  readonly bets: BetList;
  readonly flow: BetFlow;
  readonly show: RoundShow<Result>;
  readonly #stage: HTMLElement;
  readonly #look: Look<Result>;
  readonly #announcer: Announcer;
  readonly #feed: LiveFeed | null;
  #live: LiveView | null = null;
  #pastSeen = '';

  constructor({ parts, look, openRounds, readOut }: LiveWatchParts<Result>) {
    const { say, shell, config } = parts;
    this.#stage = shell.stage;
    this.#look = look;
    this.clock = new WindowClock(say, (number) => number.toLocaleString(config.locale));
    this.past = new PastRow(say, openRounds);
    this.bets = new BetList({ locale: config.locale, say });
    const now = (): number => this.#feed?.now() ?? 0;
    this.flow = new BetFlow(say, now);
    this.show = new RoundShow(look, now);
    this.#announcer = new Announcer(say, readOut, (result) => look.words(result as Result));
    this.#feed = config.replay
      ? null
      : followLive(config.game, {
          see: (view) => this.#see(view),
          lose: tellOfLoss(parts),
        });
    if (this.#feed) setInterval(() => this.#tick(), parts.isCalm() ? tickMs.calm : tickMs.lively);
  }

  /** False where a past round is shown again: nothing is live then. */
  get isLive(): boolean {
    return this.#feed !== null;
  }

  /** Whether the result of the present round is known here. */
  get hasEnd(): boolean {
    return this.#live?.round?.end != null;
  }

  #see(view: LiveView): void {
    this.#live = view;
    this.flow.see(view);
    this.bets.show(view, this.flow.own);
    if (view.round) this.show.see(view.round);
    this.#tick();
  }

  #tick(): void {
    const round = this.#live?.round ?? null;
    const now = this.#feed?.now() ?? 0;
    this.clock.show(round, now);
    this.flow.look();
    if (!round) return;
    // The result is known before it is shown: row and words wait for the round's end.
    const isEnded = round.end !== null && now >= round.end.at;
    const phase = round.phase === 'running' && isEnded ? 'over' : round.phase;
    this.#stage.dataset.phase = phase;
    this.#announcer.see({ ...round, phase }, now, !this.flow.isIdle);
    this.#showPast(isEnded && round.end && phase === 'over' ? [{ number: round.number, result: round.end.result }] : []);
  }

  #showPast(ended: LiveView['past']): void {
    const past = [...ended, ...(this.#live?.past ?? [])];
    const seen = JSON.stringify(past[0] ?? null);
    if (seen === this.#pastSeen) return;
    this.#pastSeen = seen;
    this.past.show(past.map(({ result }) => (result === null ? { text: '–', tone: 'past-low' } : this.#look.brief(result as Result))));
  }
}
