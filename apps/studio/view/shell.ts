import type { PageConfig } from '../wire.ts';
import { element, icon } from './elements.ts';
import { ResultsStrip } from './results-strip.ts';
import { stakeField, type StakeField } from './stake-field.ts';
import type { Say } from './texts.ts';

/** Everything around and under a game that a player sees, touches or hears from a screen reader. */
export interface Shell {
  root: HTMLElement;
  grounds: Record<'day' | 'night', HTMLCanvasElement>;
  stage: HTMLElement;
  /** For games that draw on a canvas; games that bring their own elements leave it empty. */
  reels: HTMLCanvasElement;
  mode: HTMLElement;
  results: ResultsStrip;
  /** Holds the game's own controls. */
  own: HTMLElement;
  grid: HTMLTableElement;
  note: HTMLElement;
  status: HTMLElement;
  clock: HTMLElement;
  balance: HTMLElement;
  stake: StakeField;
  lastWin: HTMLElement;
  spin: HTMLButtonElement;
  sound: HTMLButtonElement;
  rules: HTMLButtonElement;
  lobby: HTMLButtonElement;
}

/** Builds the page of a game. Order in the document is the order of reading and of the Tab key. */
export function buildShell(config: PageConfig, say: Say): Shell {
  const isReal = config.mode === 'real';
  const canvas = (name: string): HTMLCanvasElement => element('canvas', { class: name, dir: 'ltr', 'aria-hidden': 'true' });
  const tool = (name: 'sound' | 'rules' | 'lobby', label: string, symbol: SVGSVGElement): HTMLButtonElement =>
    element('button', { type: 'button', class: `tool tool-${name}`, 'aria-label': label, title: label }, symbol);
  const shell = {
    grounds: { day: canvas('ground'), night: canvas('ground ground-night') },
    stage: element('main', { class: 'stage' }),
    reels: canvas('reels'),
    mode: element(
      'span',
      { class: 'mode', 'data-mode': config.mode, title: say(isReal ? 'frame.modeReal' : 'frame.modeDemo') },
      say(isReal ? 'frame.real' : 'frame.demo'),
    ),
    results: new ResultsStrip(say('frame.results')),
    own: element('div', { class: 'own' }),
    grid: element('table', { class: 'unseen' }),
    note: element('p', { class: 'note', hidden: true }),
    status: element('p', { class: 'unseen', role: 'status' }),
    clock: element('span', { class: 'clock-time' }, '0:00:00'),
    balance: element('dd', {}, '…'),
    stake: stakeField(say),
    lastWin: element('dd', {}, say('frame.noWin')),
    spin: element('button', { type: 'button', class: 'spin' }, icon('spin'), element('span', { class: 'spin-label' }, say('frame.spin'))),
    sound: tool('sound', say('frame.sound'), icon('soundOff')),
    rules: tool('rules', say('frame.rules'), icon('rules')),
    lobby: tool('lobby', say('frame.toLobby'), icon('lobby')),
  };
  const figure = (name: string, label: string, value: HTMLElement): HTMLElement =>
    element('dl', { class: `figure figure-${name}` }, element('dt', {}, label), value);
  const bar = element(
    'header',
    { class: 'bar' },
    element('h1', { class: 'name' }, config.gameName),
    shell.mode,
    shell.results.root,
    element(
      'span',
      { class: 'clock', title: say('frame.sessionFull') },
      element('span', { class: 'clock-label' }, say('frame.session')),
      shell.clock,
    ),
    shell.sound,
    shell.rules,
    shell.lobby,
  );
  const controls = element(
    'section',
    { class: 'controls', 'aria-label': say('frame.controls') },
    figure('balance', say(isReal ? 'frame.balance' : 'frame.credits'), shell.balance),
    figure('win', say('frame.lastWin'), shell.lastWin),
    shell.stake.element,
    shell.spin,
  );
  shell.stage.append(shell.reels, shell.grid, shell.note);
  const root = element(
    'div',
    { class: 'game', 'data-mode': config.mode, 'data-state': 'loading' },
    shell.grounds.day,
    shell.grounds.night,
    bar,
    shell.stage,
    shell.own,
    controls,
    shell.status,
  );
  return { root, ...shell };
}

/** Replaces a button's icon and, where it has one, its visible label. */
export function relabel(button: HTMLButtonElement, symbol: SVGSVGElement, label?: string): void {
  button.querySelector('.icon')?.replaceWith(symbol);
  const words = button.querySelector<HTMLElement>('.spin-label');
  if (words && label !== undefined) writeLabel(words, label);
}

/** Words on the round button: the smaller the longer the longest of them is, and the more there are, each on a line of its own. */
function writeLabel(words: HTMLElement, label: string): void {
  words.textContent = label;
  const lengths = label.split(/\s/).map((word) => word.length);
  words.style.setProperty('--letters', String(Math.max(...lengths) + 2 * (lengths.length - 1)));
}

/** Writes what is seen as a table for screen readers. */
export function writeGrid(
  table: HTMLTableElement,
  caption: string,
  rows: readonly (readonly string[])[],
  rowName: (row: number) => string,
): void {
  table.hidden = rows.length === 0;
  table.replaceChildren(
    element('caption', {}, caption),
    ...rows.map((row, index) =>
      element('tr', {}, element('th', { scope: 'row' }, rowName(index + 1)), ...row.map((name) => element('td', {}, name))),
    ),
  );
}
