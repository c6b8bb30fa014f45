import type { PageConfig, RoundView } from '../wire.ts';
import type { Game } from '../games/game.ts';
import type { AmountFormat } from './amounts.ts';
import type { Front } from './front.ts';
import { isGain, resultText, resumedText } from './round-texts.ts';
import { writeGrid, type Shell } from './shell.ts';
import type { StakeBar } from './stake-bar.ts';
import type { StudioApi } from './studio-api.ts';
import type { Story, Table } from './table.ts';
import type { Say } from './texts.ts';
import { stakesText } from './times-text.ts';

interface RoundDisplayParts {
  config: PageConfig;
  shell: Shell;
  table: Table;
  api: StudioApi;
  say: Say;
  amount: AmountFormat;
  game: Pick<Game, 'unitsPerStake'>;
  front: Front;
  bar: StakeBar;
  /** The table is about to play a round to the player. */
  onShow: () => void;
  /** The money of a round is still on its way. */
  onPending: () => void;
}

/** Shows rounds as the server states them: on the table, in figures, and in words that are read out. */
export class RoundDisplay {
  readonly #parts: RoundDisplayParts;

  constructor(parts: RoundDisplayParts) {
    this.#parts = parts;
  }

  async show(round: RoundView): Promise<void> {
    const { table, say, amount, api, front, bar, onShow, onPending } = this.#parts;
    if (round.status === 'returned' || round.status === 'returning') return this.#showReturned(round);
    if (round.outcome) {
      onShow();
      await table.showRound(this.storyOf(round));
      this.describe();
    }
    const words = (round.outcome && table.words?.(round.outcome)) ?? '';
    if (round.status === 'playing') return front.announce(words);
    const win = BigInt(round.win ?? 0);
    if (round.balance !== null) bar.balance = BigInt(round.balance);
    this.showLastWin(win);
    this.#showResult(round, win);
    front.announce(`${words} ${resultText(round, bar.balance, say, amount)}`.trim());
    if (round.status === 'pending') {
      front.note(say('note.pendingWin', { win: amount(win) }));
      onPending();
    }
    if (round.status === 'settled') bar.limitTo(round.maxStake === null ? null : BigInt(round.maxStake));
    api.seen([round.id]);
  }

  #showResult({ outcome, staked }: RoundView, win: bigint): void {
    const { table, shell, config } = this.#parts;
    const text = outcome && table.brief ? table.brief(outcome) : stakesText(config.locale, win, BigInt(staked));
    shell.results.add({ text, isGain: isGain(win, BigInt(staked)) });
  }

  #showReturned(round: RoundView): void {
    const { api, say, amount, front, onPending } = this.#parts;
    front.note(resumedText(round, say, amount));
    onPending();
    api.seen([round.id]);
  }

  storyOf({ id, choice, outcome, stake, staked, win }: RoundView): Story {
    if (!outcome) throw new Error('a round without an outcome has no story');
    return {
      id,
      choice,
      outcome,
      stake: BigInt(stake),
      staked: BigInt(staked),
      win: BigInt(win ?? 0),
      worth: (pay) => (BigInt(stake) * BigInt(pay)) / BigInt(this.#parts.game.unitsPerStake),
      amount: this.#parts.amount,
    };
  }

  /** The table in words, for those who cannot see it. */
  describe(): void {
    const { shell, table, say } = this.#parts;
    writeGrid(shell.grid, say('frame.reels'), table.seenRows(), (row) => say('frame.row', { n: row }));
  }

  showLastWin(win: bigint): void {
    const { shell, say, amount } = this.#parts;
    shell.lastWin.textContent = win > 0n ? amount(win) : say('frame.noWin');
  }
}
