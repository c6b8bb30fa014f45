import type { RoundOutcome, SpinOutcome } from '../../slot-game.ts';
import { countMs, countedUp } from '../../../view/count-up.ts';
import { ask } from '../../../view/dialogs.ts';
import { isGain } from '../../../view/round-texts.ts';
import { ReelBank } from '../../../view/reel-bank.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Story, Table } from '../../../view/table.ts';
import { easeOut, Ticker } from '../../../view/ticker.ts';
import { baseReels, baseStrips, freeStrips, rowCount, rules, symbolNames } from '../math.ts';
import { Picture } from './picture.ts';
import { lineInk } from './win-lines.ts';

type RoundStory = Story<RoundOutcome>;

/** Shown before the first spin: one of each kind, and no win. */
const idleStops = [22, 38, 12, 23, 26];
/** A win of this many stakes gets the large rosette. */
const largeWinStakes = 15n;
const lineCycleMs = 1300;
const pauseMs = { afterFeature: 500, betweenFreeSpins: 420, plainWin: 750, turnBeforeLanding: 250 };

/** Copper Canyon as the player sees it: reels, wins told line by line, free spins by night. */
export class CanyonShow implements Table<RoundOutcome> {
  private readonly parts: TableParts;
  private readonly ticker: Ticker;
  private readonly bank: ReelBank;
  private readonly picture: Picture;
  private cycle: ReturnType<typeof setTimeout> | undefined;
  private isHurried = false;
  private cutPause: (() => void) | null = null;
  private canyonsLanded = 0;
  private landing: readonly number[] | null = null;

  constructor(parts: TableParts) {
    this.parts = parts;
    this.ticker = new Ticker(() => this.picture.draw());
    this.bank = new ReelBank(baseStrips, idleStops, {
      ticker: this.ticker,
      rows: rowCount,
      isCalm: parts.isCalm,
      onStop: (reel) => this.onStop(reel),
    });
    this.picture = new Picture({
      shell: parts.shell,
      reels: this.bank.reels,
      gameName: parts.config.gameName,
      wildName: parts.say('art.wild'),
    });
  }

  /** Fits everything to the page's size; called whenever it changes. */
  resize(): void {
    this.picture.resize();
  }

  choice(): null {
    return null;
  }

  setLocked(): void {
    // Nothing but the stake is chosen here.
  }

  begin(): void {
    this.clear();
    this.bank.spin(baseStrips);
  }

  private async land(spin: SpinOutcome): Promise<void> {
    this.canyonsLanded = 0;
    this.landing = spin.stops;
    const canyonsBefore = (reel: number): number =>
      spin.stops.slice(0, reel).filter((stop, index) => baseReels[index]?.[stop]?.includes(rules.scatter)).length;
    await this.bank.land(baseStrips, spin.stops, (reel) => canyonsBefore(reel) >= 2);
    this.landing = null;
  }

  async goBack(): Promise<void> {
    await this.bank.goBack();
  }

  rest({ spin }: RoundOutcome): void {
    this.bank.place(baseStrips, spin.stops);
  }

  skip(): void {
    this.isHurried = true;
    this.cutPause?.();
  }

  words({ spin, freeSpins }: RoundOutcome): string {
    const { say } = this.parts;
    const count = spin.lineWins.length;
    if (count === 0 || freeSpins.length > 0) return '';
    return `${count === 1 ? say('lines.one') : say('lines.many', { n: count })}.`;
  }

  seenRows(): string[][] {
    return Array.from({ length: rowCount }, (_, row) =>
      baseStrips.map((_strip, reel) => {
        const symbol = this.picture.filled[reel] ? rules.wild : (this.bank.column(reel)[row] ?? 0);
        return this.parts.say(`symbol.${symbolNames[symbol] ?? ''}`);
      }),
    );
  }

  async tell(story: RoundStory): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    await this.land(spin);
    this.isHurried = false;
    if (spin.pay > 0) await this.tellSpin(spin, story, 0n);
    if (freeSpins.length > 0) await this.tellFreeSpins(story);
    else if (spin.pay > 0) this.cycleLines(spin, story);
  }

  /** Lights what a spin won and writes the amount; counts it up only when it is more than the stake. */
  private async tellSpin(spin: SpinOutcome, story: RoundStory, alreadyWon: bigint): Promise<void> {
    const { say, sound, isCalm } = this.parts;
    const win = story.worth(spin.pay);
    const isCelebrated = isGain(win, story.stake);
    const isLarge = win >= story.stake * largeWinStakes;
    const winLabel = say(isGain(story.win, story.stake) ? 'frame.win' : 'frame.paid');
    this.picture.lightWins(spin);
    const write = (shown: bigint): void => {
      this.picture.plate = { label: winLabel, amount: story.amount(alreadyWon + shown), ink: null };
    };
    const writeLarge = (shown: bigint, share: number): void => {
      if (isLarge) this.picture.largeWin = { share, amount: story.amount(shown) };
    };
    if (!isCelebrated || isCalm()) {
      write(win);
      writeLarge(win, 1);
      this.picture.linesShown = 1;
      this.ticker.draw();
      await this.pause(isLarge ? 2000 : pauseMs.plainWin);
    } else {
      sound.play(isLarge ? 'bigWin' : 'win');
      const length = countMs(win, story.stake);
      await this.ticker.run((elapsed) => {
        const share = this.isHurried ? 1 : Math.min(1, elapsed / length);
        this.picture.linesShown = this.isHurried ? 1 : easeOut(Math.min(1, elapsed / 420));
        this.picture.pulse = share === 1 ? 0 : Math.abs(Math.sin(elapsed / 260));
        write(countedUp(win, share));
        writeLarge(countedUp(win, share), this.isHurried ? 1 : Math.min(1, elapsed / 600));
        return share === 1;
      });
      await this.pause(isLarge ? 1400 : 450);
    }
    this.picture.largeWin = null;
    this.ticker.draw();
  }

  /** After the telling: the lines one by one, until the next spin. */
  private cycleLines(spin: SpinOutcome, story: RoundStory): void {
    const { say } = this.parts;
    const total = { label: say(isGain(story.win, story.stake) ? 'frame.win' : 'frame.paid'), amount: story.amount(story.win), ink: null };
    if (spin.lineWins.length < 2) return;
    let at = -1;
    const next = (): void => {
      at = at + 1 >= spin.lineWins.length ? -1 : at + 1;
      const win = spin.lineWins[at];
      if (win) {
        this.picture.lightLine(win);
        this.picture.plate = {
          label: say('lines.name', { n: win.line + 1 }),
          amount: story.amount(story.worth(win.pay)),
          ink: lineInk(win.line),
        };
      } else {
        this.picture.lightWins(spin);
        this.picture.plate = total;
      }
      this.ticker.draw();
      this.cycle = setTimeout(next, lineCycleMs);
    };
    this.cycle = setTimeout(next, lineCycleMs);
  }

  private async tellFreeSpins(story: RoundStory): Promise<void> {
    const { shell, say, sound } = this.parts;
    const { spin, freeSpins } = story.outcome;
    const total = freeSpins.length;
    this.picture.lightSymbol(rules.scatter);
    sound.play('feature');
    this.ticker.draw();
    await this.pause(pauseMs.afterFeature);
    const go = [{ label: say('frame.continue'), value: 'go' }];
    await ask(shell.root, { title: say('free.won', { n: total }), text: say('free.wonText'), choices: go });
    let won = story.worth(spin.pay);
    this.picture.setMood('night');
    for (const [index, free] of freeSpins.entries()) {
      this.isHurried = false;
      this.clear();
      this.picture.crown = say('free.count', { n: index + 1, total });
      if (won > 0n) this.picture.plate = { label: say('frame.win'), amount: story.amount(won), ink: null };
      this.bank.spin(freeStrips);
      await this.pause(pauseMs.turnBeforeLanding);
      await this.bank.land(freeStrips, free.stops, () => false);
      await this.fillWilds();
      if (free.pay > 0) await this.tellSpin(free, story, won);
      won += story.worth(free.pay);
      await this.pause(pauseMs.betweenFreeSpins);
    }
    await ask(shell.root, { title: story.amount(won - story.worth(spin.pay)), text: say('free.total'), choices: go });
    this.clear();
    this.picture.setMood('day');
    this.picture.crown = null;
    this.rest(story.outcome);
    this.picture.plate = { label: say('frame.win'), amount: story.amount(story.win), ink: null };
    this.ticker.draw();
  }

  private async fillWilds(): Promise<void> {
    const reels = freeStrips.flatMap((_, reel) => (this.bank.column(reel).includes(rules.wild) ? [reel] : []));
    if (reels.length === 0) return;
    this.parts.sound.play('canyon', 2);
    await this.ticker.during(this.parts.isCalm() ? 0 : 380, (share) => {
      for (const reel of reels) this.picture.filled[reel] = easeOut(share);
    });
  }

  private onStop(reel: number): void {
    this.parts.sound.play('stop', reel);
    const stop = this.landing?.[reel];
    if (stop === undefined || !baseReels[reel]?.[stop]?.includes(rules.scatter)) return;
    this.parts.sound.play('canyon', this.canyonsLanded);
    this.canyonsLanded += 1;
  }

  private clear(): void {
    clearTimeout(this.cycle);
    this.picture.clear();
    this.ticker.draw();
  }

  /** Waits, unless the player is in a hurry. */
  private pause(milliseconds: number): Promise<void> {
    if (this.isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.cutPause = null;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.cutPause = end;
    });
  }
}
