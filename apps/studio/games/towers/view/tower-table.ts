import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { segments, type Segments } from '../../../view/segments.ts';
import type { Offer, Story } from '../../../view/table.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { laddersOf, type TowerChoice, type TowerOutcome, type TowerStep } from '../math.ts';
import { levels, type Level, type TowerTitle } from '../titles.ts';

/** A tower as the player sees it: floors of doors, the lowest first, each with what it is worth. */
export class TowerTable extends BoardTable<TowerOutcome> {
  override readonly controls: HTMLElement;
  readonly #title: TowerTitle;
  readonly #level: Segments<Level>;
  readonly #root = element('div', { class: 'tower', dir: 'ltr' });
  #doors: HTMLButtonElement[][] = [];
  #built: Level | null = null;
  #choose: ((door: number) => void) | null = null;

  constructor(parts: TableParts, title: TowerTitle) {
    super(parts, seedOf(title));
    this.#title = title;
    const { say } = parts;
    this.#level = segments({
      label: say('tower.level'),
      options: levels.map((value) => ({ value, label: say(`tower.${value}`) })),
      value: 'medium',
      onChange: () => this.cover(),
    });
    this.controls = element('div', { class: 'own-row' }, this.#level.element);
    this.#root.style.setProperty('--floors', String(title.floors));
    this.layOut(this.#root);
  }

  choice(): TowerChoice {
    return { level: this.#level.value };
  }

  choose({ level }: TowerChoice): void {
    this.#level.choose(level);
  }

  setLocked(isLocked: boolean): void {
    this.#level.setLocked(isLocked);
  }

  words({ opened, isHit, isOver, level }: TowerOutcome): string {
    const { say, config } = this.parts;
    if (isHit) return say('tower.sayFall', { n: opened.length });
    if (isOver || opened.length === 0) return '';
    return say('tower.saySafe', {
      n: opened.length,
      pay: timesText(config.locale, laddersOf(this.#title, level)[opened.length - 1] ?? 0),
    });
  }

  async decide({ outcome }: Story<TowerOutcome>, offer: Offer): Promise<TowerStep> {
    const floor = outcome.opened.length;
    this.#setOpen(floor);
    const chosen = new Promise<TowerStep>((resolve) => {
      this.#choose = resolve;
      if (floor > 0) offer(this.parts.say('tower.cashOut'), () => resolve('cash-out'));
    });
    const step = await chosen;
    this.#choose = null;
    this.#setOpen(null);
    return step;
  }

  protected cover(): void {
    this.#build(this.#level.value);
  }

  protected show({ level, opened, isHit, falls }: TowerOutcome): void {
    this.#build(level);
    for (const [floor, doors] of this.#doors.entries()) {
      for (const [door, button] of doors.entries()) {
        const isOpened = opened[floor] === door;
        const isFall = falls?.[floor]?.includes(door) ?? false;
        if (isOpened) this.#mark(button, isHit && floor === opened.length - 1 ? 'fall' : 'safe', floor, door);
        else if (isFall) this.#mark(button, 'hidden-fall', floor, door);
      }
    }
  }

  protected async reveal({ opened, isHit }: TowerOutcome): Promise<void> {
    if (opened.length > 0) this.parts.sound.play(isHit ? 'stop' : 'special', Math.min(8, opened.length - 1));
    await this.pause(isHit ? 260 : 0);
  }

  brief({ pay }: TowerOutcome): string {
    return timesText(this.parts.config.locale, pay);
  }

  /** Closes all doors of a level; those of another are built anew, floors from the top down, as they are seen. */
  #build(level: Level): void {
    const { config } = this.parts;
    if (this.#built === level) return this.#close();
    this.#built = level;
    const ladder = laddersOf(this.#title, level);
    this.#doors = ladder.map((_, floor) =>
      Array.from({ length: this.#title.levels[level].doors }, (__, door) =>
        element('button', {
          type: 'button',
          class: 'door',
          'aria-disabled': 'true',
          'aria-label': this.#nameOf(floor, door),
          onclick: () => this.#press(floor, door),
        }),
      ),
    );
    const floors = ladder.map((pay, floor) =>
      element(
        'div',
        { class: 'floor' },
        element('span', { class: 'floor-pay' }, timesText(config.locale, pay)),
        ...(this.#doors[floor] ?? []),
      ),
    );
    this.#root.replaceChildren(...floors.toReversed());
  }

  #close(): void {
    this.#setOpen(null);
    for (const [floor, doors] of this.#doors.entries()) {
      for (const [door, button] of doors.entries()) {
        delete button.dataset.state;
        button.setAttribute('aria-label', this.#nameOf(floor, door));
      }
    }
  }

  #nameOf(floor: number, door: number): string {
    return this.parts.say('tower.doorOn', { n: door + 1, floor: floor + 1 });
  }

  #press(floor: number, door: number): void {
    if (this.#doors[floor]?.[door]?.getAttribute('aria-disabled') === 'false') this.#choose?.(door);
  }

  #setOpen(open: number | null): void {
    for (const [floor, doors] of this.#doors.entries()) {
      for (const button of doors) {
        button.setAttribute('aria-disabled', String(floor !== open));
        (button.parentElement as HTMLElement).toggleAttribute('data-open', floor === open);
      }
    }
  }

  #mark(button: HTMLButtonElement, state: 'safe' | 'fall' | 'hidden-fall', floor: number, door: number): void {
    button.dataset.state = state;
    button.setAttribute('aria-label', `${this.#nameOf(floor, door)}: ${this.parts.say(state === 'safe' ? 'tower.safe' : 'tower.fall')}`);
  }
}
