import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { drawGround } from '../../../view/ground.ts';
import { Pause } from '../../../view/pause.ts';
import { isGain } from '../../../view/round-texts.ts';
import type { Offer, Story, Table } from '../../../view/table.ts';
import { payLadders, type MinesOutcome, type MinesStep } from '../math.ts';
import { Field } from './field.ts';
import { Ladder, timesText } from './ladder.ts';
import { MineControls } from './mine-controls.ts';

const groundInks = { glow: ['#1f6a5b', '#123f38', '#0a2421', '#040e0d'], line: '#6fd4b6' } as const;
const groundForm = { lobes: 14, depth: 0.09, twist: 0.34 };
const pauseMs = { turn: 240, plaque: 1500, calmPlaque: 700 };

/** Mines as the player sees it: a field of copper plates over gems and charges. */
export class MinesTable implements Table<MinesOutcome> {
  readonly controls: HTMLElement;
  readonly #parts: TableParts;
  readonly #field: Field;
  readonly #ladder: Ladder;
  readonly #mineControls: MineControls;
  readonly #plaque = element('div', { class: 'plaque', 'aria-hidden': 'true', hidden: true });
  #stake = 0n;
  #shown: MinesOutcome | null = null;
  readonly #pause = new Pause();

  constructor(parts: TableParts) {
    this.#parts = parts;
    const { shell, say, config } = parts;
    this.#field = new Field(say);
    this.#ladder = new Ladder(config.locale);
    this.#mineControls = new MineControls(say, config.locale, () => this.#show(null));
    this.controls = this.#mineControls.root;
    shell.reels.replaceWith(element('div', { class: 'board' }, this.#ladder.root, this.#field.root, this.#plaque));
    this.#show(null);
  }

  choice(): number {
    return this.#mineControls.mines;
  }

  setLocked(isLocked: boolean): void {
    this.#mineControls.setLocked(isLocked);
  }

  showStake(stake: bigint): void {
    this.#stake = stake;
    this.#showWorth();
  }

  begin(): void {
    this.#plaque.hidden = true;
    this.#field.show(null);
    this.#ladder.show(this.#mineControls.mines, 0);
  }

  goBack(): Promise<void> {
    this.#show(this.#shown);
    return Promise.resolve();
  }

  rest(outcome: MinesOutcome): void {
    this.#show(outcome);
  }

  /** Without an outcome: a covered field for the mines that are chosen. */
  #show(outcome: MinesOutcome | null): void {
    this.#shown = outcome;
    if (outcome) this.#mineControls.mines = outcome.mineCount;
    this.#plaque.hidden = true;
    this.#field.show(outcome);
    this.#ladder.show(this.#mineControls.mines, this.#gems, outcome?.isHit);
    this.#showWorth();
  }

  async showRound(story: Story<MinesOutcome>): Promise<void> {
    const { outcome, stake, win } = story;
    const { sound, isCalm } = this.#parts;
    const last = outcome.uncovered.at(-1);
    if (last !== undefined && outcome.uncovered.length > (this.#shown?.uncovered.length ?? 0)) {
      this.#field.turn(last, outcome.isHit ? 'blast' : 'gem');
      sound.play(outcome.isHit ? 'stop' : 'special', Math.min(8, outcome.uncovered.length - 1));
      if (outcome.isOver && !isCalm()) await this.#pause.wait(pauseMs.turn);
    }
    this.#show(outcome);
    if (!outcome.isOver || outcome.isHit) return;
    if (isGain(win, stake)) sound.play(win >= stake * 15n ? 'bigWin' : 'win');
    this.#plaque.replaceChildren(element('b', {}, story.amount(win)), element('span', {}, this.#times(outcome.pay)));
    this.#plaque.hidden = false;
    await this.#pause.wait(isCalm() ? pauseMs.calmPlaque : pauseMs.plaque);
    this.#plaque.hidden = true;
  }

  async decide({ outcome }: Story<MinesOutcome>, offer: Offer): Promise<MinesStep> {
    const cashOut =
      outcome.uncovered.length > 0
        ? new Promise<MinesStep>((resolve) => offer(this.#parts.say('mines.cashOut'), () => resolve('cash-out')))
        : null;
    const step = await Promise.race([this.#field.chosen(), ...(cashOut ? [cashOut] : [])]);
    if (step === 'cash-out') this.#field.close();
    return step;
  }

  skip(): void {
    this.#pause.cut();
  }

  words({ isOver, isHit, uncovered, mineCount }: MinesOutcome): string {
    const { say } = this.#parts;
    if (isHit) return say('mines.sayMine');
    if (isOver) return '';
    if (uncovered.length === 0) return say('mines.sayBegun', { n: mineCount });
    return say('mines.sayGem', { n: uncovered.length, pay: this.#times(payLadders[mineCount]?.[uncovered.length - 1] ?? 0) });
  }

  /** The fields say themselves what is seen. */
  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    this.#field.resize();
    const { offsetLeft: left, offsetTop: top, offsetWidth: size } = this.#field.root;
    drawGround(this.#parts.shell, { x: left + size / 2, y: top + size / 2, radius: size / 2 }, groundInks, groundForm);
  }

  get #gems(): number {
    return this.#shown ? this.#shown.uncovered.length - (this.#shown.isHit ? 1 : 0) : 0;
  }

  #times(pay: number): string {
    return timesText(this.#parts.config.locale, pay);
  }

  /** What the gems found are worth now, and what the next one makes of it. */
  #showWorth(): void {
    const ladder = payLadders[this.#mineControls.mines] ?? [];
    const isOpen = this.#shown !== null && !this.#shown.isOver;
    const worth = (pay: number | undefined): string => (pay === undefined ? '–' : this.#parts.amount((this.#stake / 100n) * BigInt(pay)));
    const gems = isOpen ? this.#gems : 0;
    this.#mineControls.showWorth(worth(ladder[gems - 1]), worth(ladder[gems]));
  }
}
