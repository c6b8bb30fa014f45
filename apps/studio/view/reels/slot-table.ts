import { columnAt, type Strip, type SymbolId } from '../../engine/reels.ts';
import type { Outcome } from '../../games/game.ts';
import { countMs, countedUp } from '../count-up.ts';
import { ask } from '../dialogs.ts';
import type { TableParts } from '../game-view.ts';
import { Pause } from '../pause.ts';
import { ReelBank } from '../reel-bank.ts';
import { isGain } from '../round-texts.ts';
import type { Story, Table } from '../table.ts';
import { Ticker } from '../ticker.ts';
import { Picture, type Decor } from './picture.ts';
import type { SlotTheme } from './theme.ts';

export interface SlotTableOptions {
  strips: readonly Strip[];
  rows: number;
  /** Shown before the first spin: one of each kind, and no win. */
  idleStops: readonly number[];
  /** By symbol; read out as `symbol.<name>`. */
  symbolNames: readonly string[];
  theme: SlotTheme;
}

/** A win of this many stakes gets the large rosette. */
const largeWinStakes = 15n;
const pauseMs = { beforeFeature: 500, betweenFreeSpins: 420, plainWin: 750, turnBeforeLanding: 250 };

/** What the tables of all slots share: turning reels, wins counted up, free spins by night, and skipping. */
export abstract class SlotTable<O extends Outcome> implements Table<O> {
  protected readonly parts: TableParts;
  protected readonly ticker: Ticker;
  protected readonly bank: ReelBank;
  protected readonly picture: Picture;
  protected isHurried = false;
  readonly #options: SlotTableOptions;
  #landing: { shown: readonly boolean[]; before: (reel: number) => number } | null = null;
  readonly #pause = new Pause();

  constructor(parts: TableParts, options: SlotTableOptions) {
    const { strips, rows, idleStops, theme } = options;
    this.parts = parts;
    this.#options = options;
    this.ticker = new Ticker(() => this.picture.draw());
    const { isCalm } = parts;
    this.bank = new ReelBank(strips, idleStops, { ticker: this.ticker, rows, isCalm, onStop: (reel) => this.onStop(reel) });
    this.picture = new Picture({
      shell: parts.shell,
      reels: this.bank.reels,
      grid: { reels: strips.length, rows },
      gameName: parts.config.gameName,
      theme,
      symbolIn: (reel, row) => this.symbolIn(reel, row),
      decor: this.decor(),
    });
  }

  abstract begin(): void;
  abstract rest(outcome: O): void;
  abstract showRound(story: Story<O>): Promise<void>;

  /** Fits everything to the page's size; called whenever it changes. */
  resize(): void {
    this.picture.resize();
  }

  seenRows(): string[][] {
    const { strips, rows } = this.#options;
    return Array.from({ length: rows }, (_, row) => strips.map((_strip, reel) => this.nameIn(reel, row)));
  }

  choice(): null {
    return null;
  }

  setLocked(): void {
    // Nothing but the stake is chosen at a slot.
  }

  goBack(): Promise<void> {
    return this.bank.goBack();
  }

  skip(): void {
    this.isHurried = true;
    this.#pause.cut();
  }

  /** What the game draws of its own. */
  protected decor(): Decor {
    return {};
  }

  protected symbolIn(reel: number, row: number): SymbolId {
    return this.bank.column(reel)[row] ?? 0;
  }

  /** What a cell shows, in a word. */
  protected nameIn(reel: number, row: number): string {
    return this.parts.say(`symbol.${this.#options.symbolNames[this.symbolIn(reel, row)] ?? ''}`);
  }

  /**
   * Brings the reels of a paid spin to rest. Each `special` that lands is heard; `isAwaited` gets a reel and how many of it
   * the stopped reels show, and returns whether a feature is still possible.
   */
  protected async land(
    strips: readonly Strip[],
    stops: readonly number[],
    special: SymbolId,
    isAwaited: (reel: number, landed: number) => boolean,
  ): Promise<void> {
    const { rows } = this.#options;
    const shown = strips.map((strip, reel) => columnAt(strip, stops[reel] ?? 0, rows).includes(special));
    const before = (reel: number): number => shown.slice(0, reel).filter(Boolean).length;
    this.#landing = { shown, before };
    await this.bank.land(strips, stops, (reel) => isAwaited(reel, before(reel)));
    this.#landing = null;
  }

  protected clear(): void {
    this.picture.clear();
    this.ticker.draw();
  }

  /** Turns the reels of a free spin and brings them to rest. */
  protected async turnFree(strips: readonly Strip[], stops: readonly number[]): Promise<void> {
    this.bank.spin(strips);
    await this.pause(pauseMs.turnBeforeLanding);
    await this.bank.land(strips, stops, () => false);
  }

  /**
   * Writes what was won, counted up only when it is more than the stake. `follow` moves what the game shows with it: called with the
   * elapsed milliseconds, or Infinity when everything appears at once.
   */
  protected async showWin(pay: number, story: Story<O>, alreadyWon: bigint, follow: (elapsedMs: number) => void): Promise<void> {
    const { say, sound, isCalm } = this.parts;
    const win = story.worth(pay);
    const isLarge = win >= story.stake * largeWinStakes && isGain(alreadyWon + win, story.staked);
    const label = say(isGain(story.win, story.staked) ? 'frame.win' : 'frame.paid');
    // Of a bought feature nothing is celebrated before it has paid more than its price.
    const isCelebrated = isGain(win, story.stake) && isGain(alreadyWon + win, story.staked);
    const write = (shown: bigint, share: number): void => {
      this.picture.plate = { label, amount: story.amount(alreadyWon + shown), ink: null };
      if (isLarge) this.picture.largeWin = { share, amount: story.amount(shown) };
    };
    if (!isCelebrated || isCalm()) {
      write(win, 1);
      follow(Infinity);
      this.ticker.draw();
      await this.pause(isLarge ? 2000 : pauseMs.plainWin);
    } else {
      sound.play(isLarge ? 'bigWin' : 'win');
      const length = countMs(win, story.stake);
      await this.ticker.run((elapsed) => {
        const share = this.isHurried ? 1 : Math.min(1, elapsed / length);
        this.picture.pulse = share === 1 ? 0 : Math.abs(Math.sin(elapsed / 260));
        follow(this.isHurried ? Infinity : elapsed);
        write(countedUp(win, share), this.isHurried ? 1 : Math.min(1, elapsed / 600));
        return share === 1;
      });
      await this.pause(isLarge ? 1400 : 450);
    }
    this.picture.largeWin = null;
    this.ticker.draw();
  }

  /** The free spins from their announcement to their total; `playOne` shows one and is passed what was won before it. */
  protected async showFreeSpins<S extends { pay: number }>(
    story: Story<O>,
    spins: readonly S[],
    playOne: (spin: S, won: bigint) => Promise<void>,
  ): Promise<void> {
    const { say, sound } = this.parts;
    const total = spins.length;
    const before = story.worth(story.outcome.pay - spins.reduce((pay, spin) => pay + spin.pay, 0));
    sound.play('feature');
    this.ticker.draw();
    await this.pause(pauseMs.beforeFeature);
    await this.announce(say('free.won', { n: total }), this.freeWords());
    let won = before;
    this.picture.setMood('night');
    for (const [index, spin] of spins.entries()) {
      this.isHurried = false;
      this.clear();
      this.picture.crown = say('free.count', { n: index + 1, total });
      this.writeWon(won, story);
      await playOne(spin, won);
      won += story.worth(spin.pay);
      await this.pause(pauseMs.betweenFreeSpins);
    }
    await this.announce(story.amount(won - before), say('free.total'));
    this.clear();
    this.picture.setMood('day');
    this.picture.crown = null;
    this.rest(story.outcome);
    this.writeWon(story.win, story);
    this.ticker.draw();
  }

  /** What is special about the free spins, in a sentence. */
  protected freeWords(): string {
    return this.parts.say('free.wonText');
  }

  /** What was won so far, under the reels; nothing where nothing was. */
  protected writeWon(won: bigint, story: Story<O>): void {
    const label = this.parts.say(isGain(won, story.staked) ? 'frame.win' : 'frame.paid');
    if (won > 0n) this.picture.plate = { label, amount: story.amount(won), ink: null };
  }

  /** Shows a message over the reels and waits for the player to continue. */
  protected async announce(title: string, text: string): Promise<void> {
    const { shell, say } = this.parts;
    await ask(shell.root, { title, text, choices: [{ label: say('frame.continue'), value: 'go' }] });
  }

  /** A reel has stopped. */
  protected onStop(reel: number): void {
    const { sound } = this.parts;
    sound.play('stop', reel);
    if (this.#landing?.shown[reel]) sound.play('special', this.#landing.before(reel));
  }

  /** Waits, unless the player skips. */
  protected pause(milliseconds: number): Promise<void> {
    if (this.isHurried) return Promise.resolve();
    return this.#pause.wait(milliseconds);
  }
}
