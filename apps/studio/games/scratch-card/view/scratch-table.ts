import { gameArt, metalOf, type GlyphName } from '@verdigale/art';
import { glyphPicture } from '../../../view/board/glyph-picture.ts';
import { BoardTable } from '../../../view/board/board-table.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { cellCount, type ScratchOutcome } from '../math.ts';
import type { ScratchTitle } from '../titles.ts';

const cellMs = 150;
const metals = ['copper', 'verdigris', 'rose', 'sapphire', 'pearl', 'gold', 'gold'] as const;

/** A scratch card as the player sees it: nine cells that are laid bare one after the other. */
export class ScratchTable extends BoardTable<ScratchOutcome> {
  readonly #title: ScratchTitle;
  readonly #pictureOf: (prize: number) => HTMLElement;
  readonly #cells = Array.from({ length: cellCount }, () => element('div', { class: 'scratch-cell', role: 'img' }));

  constructor(parts: TableParts, title: ScratchTitle) {
    super(parts, seedOf(title));
    this.#title = title;
    const { shade } = gameArt(seedOf(title)).colours;
    this.#pictureOf = (prize) => {
      const name = title.pictures[prize] as GlyphName;
      return glyphPicture(name, metalOf(name, metals[prize] ?? 'gold'), shade);
    };
    for (const prize of title.pictures.keys()) this.#pictureOf(prize);
    this.layOut(
      element('div', { class: 'scratch-card', role: 'group', 'aria-label': parts.say('scratch.card'), dir: 'ltr' }, ...this.#cells),
    );
  }

  choice(): null {
    return null;
  }

  setLocked(): void {}

  words({ prize }: ScratchOutcome): string {
    return prize === null ? '' : this.parts.say('scratch.found', { picture: this.#nameOf(prize) });
  }

  protected cover(): void {
    for (const cell of this.#cells) {
      cell.replaceChildren();
      cell.dataset.state = 'covered';
      cell.setAttribute('aria-label', this.parts.say('scratch.covered'));
    }
  }

  protected show({ cells, prize }: ScratchOutcome): void {
    cells.forEach((_, place) => this.#uncover(place, cells));
    for (const [place, cell] of this.#cells.entries()) if (cells[place] === prize) cell.dataset.state = 'won';
  }

  protected async reveal({ cells }: ScratchOutcome): Promise<void> {
    for (const place of cells.keys()) {
      await this.pause(cellMs);
      this.#uncover(place, cells);
      this.parts.sound.play('stop', place % 5);
    }
    await this.pause(cellMs * 2);
  }

  brief({ pay }: ScratchOutcome): string {
    return timesText(this.parts.config.locale, pay);
  }

  #uncover(place: number, cells: readonly number[]): void {
    const prize = cells[place] ?? 0;
    const cell = this.#cells[place] as HTMLElement;
    cell.dataset.state = 'bare';
    cell.setAttribute('aria-label', this.#nameOf(prize));
    const times = element('span', {}, timesText(this.parts.config.locale, this.#title.prizes[prize]?.times ?? 0));
    cell.replaceChildren(this.#pictureOf(prize), times);
  }

  #nameOf(prize: number): string {
    return this.parts.say(`symbol.${this.#title.pictures[prize]}`);
  }
}
