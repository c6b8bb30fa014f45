import { decimalText } from '../../../view/amounts.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { PlacedChips } from '../../../view/chips/placed-chips.ts';
import type { Shell } from '../../../view/shell.ts';
import { isGain } from '../../../view/round-texts.ts';
import type { Story, Table } from '../../../view/table.ts';
import { Ticker } from '../../../view/ticker.ts';
import { betName } from '../bet-name.ts';
import { colourOf } from '../bets.ts';
import type { RouletteChoice, RouletteOutcome } from '../math.ts';
import type { RouletteRules } from '../titles.ts';
import { Felt } from './felt.ts';
import { press } from './pick.ts';
import { RouletteControls } from './roulette-controls.ts';
import { Wheel } from './wheel.ts';

/** Draws the page behind the table, around the wheels. */
export type DrawGround = (shell: Shell, wheels: HTMLElement) => void;

/** Roulette as the player sees it: its wheels, a table of buttons, and all chips of the stake to place on it. */
export class RouletteTable implements Table<RouletteOutcome> {
  readonly controls: HTMLElement;
  readonly #parts: TableParts;
  readonly #own: RouletteControls;
  readonly #felt: Felt;
  readonly #wheels: readonly Wheel[];
  readonly #ticker: Ticker;
  readonly #chips: PlacedChips;
  readonly #rules: RouletteRules;
  readonly #drawGround: DrawGround;
  readonly #root: HTMLElement;
  readonly #left = element('p', { class: 'left' });
  readonly #called = element('p', { class: 'called' });
  readonly #figure: (number: number) => string;
  #pressed: number[] = [];
  #stake = 0n;
  #isLocked = false;
  #isHurried = false;

  constructor(parts: TableParts, rules: RouletteRules, ground: DrawGround) {
    const { shell, say, config } = parts;
    this.#rules = rules;
    this.#drawGround = ground;
    this.#chips = new PlacedChips(rules.chips);
    const plain = new Intl.NumberFormat(config.locale);
    const figure = (number: number): string => plain.format(number);
    this.#parts = parts;
    this.#figure = figure;
    const act = (change: () => void) => () => this.#change(change);
    const short = new Intl.NumberFormat(config.locale, { maximumFractionDigits: 2, notation: 'compact', maximumSignificantDigits: 3 });
    const worthOf = (units: number): string => short.format(decimalText(this.#worth(units), config.exponent));
    const moneyOf = (units: number): string => this.#money(units);
    this.#own = new RouletteControls({
      say,
      units: rules.chips,
      size: rules.chips < 20 ? 1 : 5,
      worthOf,
      onKind: () => this.#markPressed([], []),
      onUndo: act(() => this.#chips.undo()),
      onClear: act(() => this.#chips.clear()),
      onRepeat: act(() => this.#chips.repeat()),
    });
    this.controls = this.#own.element;
    this.#felt = new Felt({
      say,
      figure,
      worthOf,
      moneyOf,
      onNumber: (number) => this.#pressNumber(number),
      onBet: (bet) => this.#place(bet),
    });
    this.#wheels = Array.from({ length: rules.wheels }, () => new Wheel({ ticker: () => this.#ticker, figure }));
    this.#ticker = new Ticker(() => this.#eachWheel((wheel) => wheel.draw()));
    const line = element('div', { class: 'felt-line' }, this.#left, this.#called);
    this.#root = element(
      'div',
      { class: 'roulette' },
      element('div', { class: 'wheel-box', 'data-wheels': String(rules.wheels) }, ...this.#wheels.map(({ root }) => root)),
      element('div', { class: 'felt-box' }, line, this.#felt.element),
    );
    shell.reels.hidden = true;
    shell.stage.append(this.#root);
    this.#showLeft();
  }

  /** Undefined until every chip of the stake lies on the table: a line says how many are left. */
  choice(): RouletteChoice | undefined {
    if (this.#chips.left === 0) return this.#chips.bets;
    this.#readOut(this.#parts.say('chips.placeAll', { worth: this.#money(this.#chips.left) }));
    return undefined;
  }

  begin(): void {
    this.#isHurried = false;
    this.#chips.keep();
    this.#markPressed([], []);
    this.#clearResult();
    if (this.#parts.isCalm()) return;
    // On a phone the wheel turns over the table.
    this.#root.dataset.turning = '';
    this.#eachWheel((wheel) => {
      wheel.resize();
      wheel.run();
    });
  }

  goBack(): Promise<void> {
    this.#eachWheel((wheel) => wheel.halt());
    delete this.#root.dataset.turning;
    return Promise.resolve();
  }

  rest({ numbers }: RouletteOutcome): void {
    this.#eachWheel((wheel, index) => wheel.place(numbers[index] as number));
    this.#felt.call(numbers);
    this.#showCalled(numbers, '');
    this.#ticker.draw();
  }

  async showRound({ outcome, stake, win, amount }: Story<RouletteOutcome>): Promise<void> {
    const { say, sound, isCalm } = this.#parts;
    const { numbers } = outcome;
    await Promise.all(this.#wheels.map((wheel, index) => wheel.settle(numbers[index] as number, () => this.#isHurried || isCalm())));
    sound.play('stop');
    delete this.#root.dataset.turning;
    this.rest(outcome);
    const key = isGain(win, stake) ? 'frame.win' : 'frame.paid';
    this.#showCalled(numbers, win > 0n ? `${say(key)} ${amount(win)}` : '', isGain(win, stake));
    if (isGain(win, stake)) sound.play('win');
  }

  skip(): void {
    this.#isHurried = true;
  }

  choose(choice: RouletteChoice): void {
    this.#chips.lay(choice);
    this.#felt.lay(this.#chips.bets);
    this.#showLeft();
  }

  setLocked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#own.setLocked(isLocked);
    this.#felt.setLocked(isLocked);
  }

  showStake(stake: bigint): void {
    this.#stake = stake;
    this.#own.showStake();
    this.#felt.lay(this.#chips.bets);
    this.#showLeft();
  }

  words({ numbers, wins }: RouletteOutcome): string {
    const { say } = this.#parts;
    const came = numbers
      .map((number) => say('roulette.came', { n: this.#figure(number), colour: say(`roulette.${colourOf(number)}`) }))
      .join(' ');
    const names = wins.map(({ bet }) => betName(bet, say, this.#figure)).join(', ');
    return names ? `${came} ${say('roulette.won', { bets: names })}` : came;
  }

  /** Empty: the table's buttons and its list of chips describe themselves to screen readers. */
  seenRows(): string[][] {
    return [];
  }

  resize(): void {
    const { shell } = this.#parts;
    this.#drawGround(shell, this.#root.firstElementChild as HTMLElement);
    this.#eachWheel((wheel) => wheel.resize());
    this.#felt.resize();
  }

  #pressNumber(number: number): void {
    if (this.#isLocked) return;
    const { bet, pressed, next } = press(this.#own.kind, this.#pressed, number);
    this.#markPressed(pressed, next);
    if (bet) this.#place(bet.identity);
    else if (pressed.length > 0) this.#readOut(this.#parts.say('roulette.pressNext', { numbers: next.map(this.#figure).join(', ') }));
  }

  #place(bet: string): void {
    const { say, sound } = this.#parts;
    this.#change(() => {
      const n = this.#chips.place(bet, this.#own.chips);
      if (n > 0) sound.play('press');
      const name = betName(bet, say, this.#figure);
      this.#readOut(
        n > 0 ? say('chips.placed', { worth: this.#money(n), bet: name, left: this.#money(this.#chips.left) }) : say('chips.noneLeft'),
      );
    });
  }

  #change(change: () => void): void {
    if (this.#isLocked) return;
    this.#clearResult();
    change();
    this.#felt.lay(this.#chips.bets);
    this.#showLeft();
  }

  #markPressed(pressed: number[], next: number[]): void {
    this.#pressed = pressed;
    this.#felt.mark(pressed, next);
  }

  #clearResult(): void {
    this.#felt.call([]);
    this.#called.textContent = '';
  }

  #showLeft(): void {
    const { left, canRepeat } = this.#chips;
    const key = left === 0 ? 'roulette.allPlaced' : 'chips.left';
    this.#left.textContent = this.#parts.say(key, { left: this.#money(left), stake: this.#money(this.#rules.chips) });
    this.#left.dataset.ready = String(left === 0);
    this.#own.showActs({ isEmpty: left === this.#rules.chips, canRepeat });
  }

  #worth(units: number): bigint {
    return (this.#stake / BigInt(this.#rules.chips)) * BigInt(units);
  }

  #money(units: number): string {
    return this.#parts.amount(this.#worth(units));
  }

  #eachWheel(act: (wheel: Wheel, index: number) => void): void {
    this.#wheels.forEach(act);
  }

  #showCalled(numbers: readonly number[], result: string, isWin = false): void {
    this.#called.replaceChildren(
      ...numbers.map((number) => element('b', { class: `cell-${colourOf(number)}` }, this.#figure(number))),
      result,
    );
    this.#called.dataset.gain = String(isWin);
  }

  /** Announces to screen readers; nothing visible changes. */
  #readOut(text: string): void {
    this.#parts.shell.status.textContent = text;
  }
}
