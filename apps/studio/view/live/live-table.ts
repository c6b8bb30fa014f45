import type { LiveResult } from '../../games/live-game.ts';
import type { SharedTable, TableChoice, TableOutcome } from '../../games/shared-table.ts';
import { decimalText } from '../amounts.ts';
import { ChipControls } from '../chips/chip-controls.ts';
import { PlacedChips } from '../chips/placed-chips.ts';
import { element } from '../elements.ts';
import type { TableParts } from '../game-view.ts';
import { isGain } from '../round-texts.ts';
import type { Offer, Story, Table } from '../table.ts';
import { drawTitleGround } from '../title-ground.ts';
import { LiveWatch } from './live-watch.ts';
import type { BoardHost, Look } from './look.ts';
import { ownCourse } from './round-show.ts';

interface LiveTableParts<Result extends LiveResult> {
  parts: TableParts;
  game: Pick<SharedTable<Result>, 'identity' | 'unitsPerStake' | 'runMs'>;
  makeLook(host: BoardHost): Look<Result>;
  openRounds: () => void;
}

/** A table that all players share, as one of them sees it: the draw, the clock, the board with his chips, who plays, what came before. */
export class LiveTable<Result extends LiveResult> implements Table<TableOutcome<Result>> {
  readonly controls: HTMLElement;
  readonly #parts: TableParts;
  readonly #units: number;
  readonly #look: Look<Result>;
  readonly #own: ChipControls;
  readonly #chips: PlacedChips;
  readonly #watch: LiveWatch<Result>;
  readonly #runMs: (result: Result) => number;
  #course: ReturnType<typeof ownCourse> | null = null;
  readonly #left = element('p', { class: 'live-left' });
  readonly #plate = element('p', { class: 'live-plate', 'aria-hidden': 'true', hidden: true });
  readonly #scene: HTMLElement;
  #stake = 0n;
  #isLocked = false;

  constructor({ parts, game, makeLook, openRounds }: LiveTableParts<Result>) {
    const { say, shell, config } = parts;
    this.#parts = parts;
    this.#units = game.unitsPerStake / 100;
    this.#runMs = (result) => game.runMs(result);
    this.#chips = new PlacedChips(this.#units);
    const short = new Intl.NumberFormat(config.locale, { notation: 'compact', maximumSignificantDigits: 3 });
    const worthOf = (units: number): string => short.format(decimalText(this.#worth(units), config.exponent));
    const readOut = (text: string): void => void (shell.status.textContent = text);
    this.#look = makeLook({ parts, worthOf, moneyOf: (units) => this.#money(units), place: (bet) => this.#place(bet), readOut });
    const act = (change: () => void) => () => this.#change(change);
    this.#own = new ChipControls({
      say,
      units: this.#units,
      size: this.#units,
      worthOf,
      onUndo: act(() => this.#chips.undo()),
      onClear: act(() => this.#chips.clear()),
      onRepeat: act(() => this.#chips.repeat()),
    });
    const { scene, board, controls } = this.#look;
    this.controls = element('div', { class: 'own-row' }, ...(controls ? [controls.element] : []), this.#own.row, this.#own.acts);
    this.#watch = new LiveWatch({ parts, look: this.#look, openRounds, readOut });
    const { clock, past, bets } = this.#watch;
    this.#scene = element('div', { class: 'live-scene' }, scene.root, this.#plate);
    const felt = element('div', { class: 'live-felt', role: 'group', 'aria-label': say('live.table') }, board.root);
    const head = element('div', { class: 'live-head' }, clock.root, this.#left);
    shell.reels.hidden = true;
    shell.stage.append(past.root, head, this.#scene, felt, bets.root);
    shell.stage.classList.add('live-stage');
    shell.stage.toggleAttribute('data-swaps', (this.#look.swaps ?? false) && !config.replay);
    this.#showLeft();
  }

  /** Undefined until every chip of the stake lies on the table: a line says how many are left. */
  choice(): TableChoice | undefined {
    if (this.#chips.left === 0) return this.#chips.bets;
    this.#parts.shell.status.textContent = this.#parts.say('chips.placeAll', { worth: this.#money(this.#chips.left) });
    return undefined;
  }

  waitToBet(offer: Offer): Promise<boolean> {
    return this.#watch.flow.whenOpen(offer);
  }

  begin(): void {
    this.#chips.keep();
    this.#plate.hidden = true;
  }

  goBack(): Promise<void> {
    return Promise.resolve();
  }

  rest({ result }: TableOutcome<Result>): void {
    if (result === null || this.#watch.hasEnd) return;
    this.#look.scene.rest(result);
    if (!this.#watch.isLive) this.#look.board.mark(result);
  }

  async showRound({ outcome, stake, win, amount }: Story<TableOutcome<Result>>): Promise<void> {
    if (!outcome.isOver || outcome.result === null) return;
    if (this.#watch.isLive) await this.#watch.show.ended;
    else await this.#runAgain(outcome.result);
    const { say, sound } = this.#parts;
    const gained = isGain(win, stake);
    this.#plate.hidden = win === 0n;
    this.#plate.textContent = `${say(gained ? 'frame.win' : 'frame.paid')} ${amount(win)}`;
    this.#plate.classList.toggle('live-plate-won', gained);
    if (gained) sound.play('win');
  }

  async decide(story: Story<TableOutcome<Result>>, offer: Offer): Promise<null> {
    await this.#watch.flow.whenDecided(story, offer);
    return null;
  }

  /** Rounds that all share cannot be hurried; one that is shown again can. */
  skip(): void {
    this.#course?.hurry();
  }

  choose(choice: unknown): void {
    this.#chips.lay(choice as TableChoice);
    this.#showLeft();
  }

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#own.setLocked(isLocked);
    this.#look.controls?.setLocked(isLocked);
    this.#look.board.setLocked(isLocked);
    if (!isLocked) this.#showLeft();
  }

  showStake(stake: bigint): void {
    this.#stake = stake;
    this.#own.showStake();
    this.#showLeft();
  }

  words({ isOver, result, wins }: TableOutcome<Result>): string {
    const { say } = this.#parts;
    if (!isOver || result === null) return say('live.sayIn');
    const names = wins.map(({ bet }) => this.#look.nameOf(bet)).join(', ');
    return names ? `${this.#look.words(result)} ${say('live.sayPaid', { bets: names })}` : this.#look.words(result);
  }

  /** Empty: clock, board and lists describe themselves to screen readers. */
  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    drawTitleGround(this.#parts.shell, this.#scene, this.#look.seed);
    this.#look.scene.resize();
    this.#look.board.resize();
  }

  async #runAgain(result: Result): Promise<void> {
    const { scene, board } = this.#look;
    scene.cover();
    board.mark(null);
    this.#course = ownCourse(this.#runMs(result));
    await scene.play(result, this.#course);
    scene.rest(result);
    board.mark(result);
  }

  #place(bet: string): void {
    const { say, sound, shell } = this.#parts;
    this.#change(() => {
      const n = this.#chips.place(bet, this.#own.chips);
      if (n > 0) sound.play('press');
      const left = this.#money(this.#chips.left);
      shell.status.textContent =
        n > 0 ? say('chips.placed', { worth: this.#money(n), bet: this.#look.nameOf(bet), left }) : say('chips.noneLeft');
    });
  }

  #change(change: () => void): void {
    if (this.#isLocked) return;
    this.#plate.hidden = true;
    change();
    this.#showLeft();
  }

  #showLeft(): void {
    const { left, canRepeat } = this.#chips;
    this.#look.board.lay(this.#chips.bets);
    const key = left === 0 ? 'chips.allPlaced' : 'chips.left';
    this.#left.textContent = this.#parts.say(key, { left: this.#money(left), stake: this.#money(this.#units) });
    this.#left.dataset.ready = String(left === 0);
    this.#own.showActs({ isEmpty: left === this.#units, canRepeat });
  }

  #worth(units: number): bigint {
    return (this.#stake * BigInt(units)) / BigInt(this.#units);
  }

  #money(units: number): string {
    return this.#parts.amount(this.#worth(units));
  }
}
