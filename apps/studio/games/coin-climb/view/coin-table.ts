import { gameArt, metalOf } from '@verdigale/art';
import { BoardTable } from '../../../view/board/board-table.ts';
import { glyphPicture } from '../../../view/board/glyph-picture.ts';
import { Moves } from '../../../view/board/moves.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Offer, Story } from '../../../view/table.ts';
import { timesText } from '../../../view/times-text.ts';
import { seedOf } from '../../title-art.ts';
import { ladderOf, sides, type CoinOutcome, type CoinStep, type Side } from '../math.ts';
import type { CoinTitle } from '../titles.ts';

const tossMs = 620;
const keys: Record<Side, string> = { heads: 'h', tails: 't' };

/** A coin beside the rungs that right calls climb. */
export class CoinTable extends BoardTable<CoinOutcome> {
  override readonly controls: HTMLElement;
  readonly #moves: Moves<Side>;
  readonly #pictureOf: (side: Side) => HTMLElement;
  readonly #faces: Record<Side, HTMLElement>;
  readonly #coin = element('div', { class: 'coin' });
  readonly #rungs: HTMLElement[];

  constructor(parts: TableParts, title: CoinTitle) {
    super(parts, seedOf(title));
    const { say } = parts;
    const { metal, shade } = gameArt(seedOf(title)).colours;
    this.#pictureOf = (side) => {
      const name = title.pictures[sides.indexOf(side)] as CoinTitle['pictures'][number];
      return glyphPicture(name, metalOf(name, metal), shade);
    };
    const face = (side: Side): HTMLElement => element('div', { class: `coin-face coin-${side}` }, this.#pictureOf(side));
    this.#faces = { heads: face('heads'), tails: face('tails') };
    this.#moves = new Moves(say('coin.call'));
    this.controls = element('div', { class: 'own-row coin-controls' }, this.#moves.root);
    this.#rungs = ladderOf(title).map((pay, index) => {
      const ledge = title.ledges.find(({ after }) => after === index + 1);
      const kept = ledge ? [element('i', { title: say('coin.kept') }, `≥ ${this.#times(ledge.keeps)}`)] : [];
      return element('li', { class: ledge ? 'rung rung-ledge' : 'rung' }, element('b', {}, this.#times(pay)), ...kept);
    });
    const ladder = element('ol', { class: 'rungs', 'aria-label': say('coin.rungs') }, ...this.#rungs.toReversed());
    this.layOut(element('div', { class: 'climb', dir: 'ltr' }, this.#coin, ladder));
  }

  choice(): null {
    return null;
  }

  setLocked(): void {
    // Nothing but the stake is chosen before a round.
  }

  words({ calls, tosses, isMissed, isOver, worth }: CoinOutcome): string {
    const { say } = this.parts;
    const came = tosses.at(-1);
    if (!came) return say('coin.call');
    const seen = say('coin.calledCame', { called: say(`coin.${calls.at(-1)}`), came: say(`coin.${came}`) });
    const now = worth > 0 ? ` ${say('coin.worth', { pay: this.#times(worth) })}` : '';
    return `${seen}.${now}${isOver || isMissed ? '' : ` ${say('coin.call')}`}`;
  }

  async decide({ outcome }: Story<CoinOutcome>, offer: Offer): Promise<CoinStep> {
    const { say } = this.parts;
    const taken = await new Promise<CoinStep>((resolve) => {
      this.#moves.open(
        sides.map((value) => ({ value, label: say(`coin.${value}`), picture: this.#pictureOf(value), key: keys[value] })),
        resolve,
      );
      if (outcome.calls.length > 0) offer(say('coin.cashOut'), () => resolve('cash-out'));
    });
    this.#moves.close();
    return taken;
  }

  brief({ pay }: CoinOutcome): string {
    return this.#times(pay);
  }

  protected cover(): void {
    this.#coin.replaceChildren(this.#faces.heads);
    this.#coin.dataset.state = 'waiting';
    this.#climbTo(0, false);
  }

  protected show({ tosses, isMissed }: CoinOutcome): void {
    const side = tosses.at(-1);
    this.#coin.replaceChildren(this.#faces[side ?? 'heads']);
    this.#coin.dataset.state = side ? (isMissed ? 'missed' : 'right') : 'waiting';
    this.#climbTo(tosses.length - (isMissed ? 1 : 0), isMissed);
  }

  protected async reveal({ tosses, isMissed }: CoinOutcome): Promise<void> {
    if (tosses.length === 0) return;
    this.#coin.dataset.state = 'tossed';
    await this.pause(tossMs);
    this.parts.sound.play(isMissed ? 'stop' : 'special', Math.min(8, tosses.length - 1));
  }

  /** Marks the rungs that were reached, and the one that the climber stands on. */
  #climbTo(right: number, isFallen: boolean): void {
    for (const [index, rung] of this.#rungs.entries()) {
      rung.toggleAttribute('data-reached', index < right);
      if (index === right - 1 && !isFallen) rung.setAttribute('aria-current', 'step');
      else rung.removeAttribute('aria-current');
    }
  }

  #times(tenths: number): string {
    return timesText(this.parts.config.locale, tenths * 10);
  }
}
