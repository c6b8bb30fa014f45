import type { ReplayView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { icon } from './elements.ts';
import type { GameView } from './game-view.ts';
import { isGain } from './round-texts.ts';
import { relabel, type Shell } from './shell.ts';
import type { Story, Table } from './table.ts';
import type { Say } from './texts.ts';
import { stakesText } from './times-text.ts';

/** Between the steps of a round that is run again, so that each is seen. */
const stepMs = 650;

interface ReplayParts {
  view: Pick<GameView, 'game'>;
  replay: ReplayView;
  shell: Shell;
  table: Table;
  say: Say;
  amount: AmountFormat;
  locale: string;
}

/** A past round in its game's own picture: at rest first, and from its bet to its end as often as somebody wishes. Nothing is played. */
export class Replay {
  readonly #parts: ReplayParts;
  #isRunning = false;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
    const { shell, table, say, amount, replay, locale } = parts;
    const [stake, staked, win] = [BigInt(replay.stake), BigInt(replay.staked), BigInt(replay.win)];
    shell.root.dataset.replay = '';
    shell.root.dataset.mode = 'replay';
    shell.mode.textContent = say('replay.recorded');
    shell.mode.title = say('replay.recordedText');
    shell.lastWin.textContent = win > 0n ? amount(win) : say('frame.noWin');
    shell.stake.input.readOnly = true;
    shell.stake.input.value = amount(stake);
    shell.results.add({ text: stakesText(locale, win, staked), isGain: isGain(win, staked) });
    table.setLocked(true);
    table.showStake?.(stake);
    table.choose?.(replay.choice);
    const last = replay.outcomes.at(-1);
    if (last) table.rest(last);
    this.#show(false);
  }

  /** The main button: runs the round, or hurries it. */
  press(): void {
    if (this.#isRunning) this.#parts.table.skip();
    else void this.#run();
  }

  async #run(): Promise<void> {
    const { table, replay } = this.#parts;
    this.#show(true);
    table.begin();
    for (const [step, outcome] of replay.outcomes.entries()) {
      if (step > 0) await new Promise((resolve) => setTimeout(resolve, stepMs));
      await table.showRound(this.#storyOf(outcome));
    }
    this.#say();
    this.#show(false);
  }

  #storyOf(outcome: Story['outcome']): Story {
    const { replay, view, amount } = this.#parts;
    const stake = BigInt(replay.stake);
    return {
      id: replay.id,
      choice: replay.choice,
      outcome,
      stake,
      staked: BigInt(replay.staked),
      win: outcome.isOver ? BigInt(replay.win) : 0n,
      worth: (pay) => (stake * BigInt(pay)) / BigInt(view.game.unitsPerStake),
      amount,
    };
  }

  #say(): void {
    const { shell, table, replay, say } = this.#parts;
    const last = replay.outcomes.at(-1);
    const words = last && table.words ? table.words(last) : '';
    shell.status.textContent = `${words} ${say('replay.over')}`.trim();
  }

  #show(isRunning: boolean): void {
    const { shell, say } = this.#parts;
    this.#isRunning = isRunning;
    shell.root.dataset.state = isRunning ? 'showing' : 'idle';
    relabel(shell.spin, icon(isRunning ? 'skip' : 'history'), say(isRunning ? 'frame.skip' : 'replay.again'));
  }
}
