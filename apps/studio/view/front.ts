import { icon, type IconName } from './elements.ts';
import { relabel, type Shell } from './shell.ts';
import type { Say } from './texts.ts';

export type State = 'loading' | 'idle' | 'waiting' | 'showing' | 'deciding' | 'resting' | 'over';

/** What is shown in less time than this needs no button to hurry it: its label would only flicker. */
const skipAfterMs = 250;

/** What the page around a game says: its state, what the main button does, notes, and what is read out. */
export class Front {
  readonly #shell: Shell;
  readonly #say: Say;
  readonly #playIcon: IconName;
  #skipTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(shell: Shell, say: Say, playIcon: IconName) {
    this.#shell = shell;
    this.#say = say;
    this.#playIcon = playIcon;
  }

  /** `isInRound`: between the steps of a round, where the main button keeps its words until new ones are offered. */
  show(state: State, isInRound: boolean): void {
    this.#shell.root.dataset.state = state;
    clearTimeout(this.#skipTimer);
    if (state === 'showing') this.#skipTimer = setTimeout(() => this.#showMain('skip', this.#say('frame.skip'), true), skipAfterMs);
    if (isInRound) this.#shell.spin.setAttribute('aria-disabled', 'true');
    else this.#showMain(this.#playIcon, this.#say('frame.spin'), state === 'idle');
  }

  /** What the player may do with the main button while he decides; without a label it keeps its usual one. */
  showOffer(label: string | null, isOn: boolean): void {
    if (label === null) this.#showMain(this.#playIcon, this.#say('frame.spin'), isOn);
    else this.#showMain('take', label, isOn);
  }

  /** A line over the game, which is read out too. */
  note(text: string): void {
    this.#shell.note.textContent = text;
    this.#shell.note.hidden = false;
    this.announce(text);
  }

  hideNote(): void {
    this.#shell.note.hidden = true;
  }

  announce(text: string): void {
    this.#shell.status.textContent = text;
  }

  /** Kept focusable when it is off: disabling a focused or pressed button would lose the focus or the press. */
  #showMain(symbol: IconName, label: string, isOn: boolean): void {
    const { spin } = this.#shell;
    if (spin.dataset.act !== symbol || spin.textContent !== label) relabel(spin, icon(symbol), label);
    spin.dataset.act = symbol;
    spin.setAttribute('aria-disabled', String(!isOn));
  }
}
