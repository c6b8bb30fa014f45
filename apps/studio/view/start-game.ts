import type { PageConfig } from '../wire.ts';
import { amountFormat } from './amounts.ts';
import { Controller } from './controller.ts';
import { openPage } from './dialogs.ts';
import { element, icon } from './elements.ts';
import { fairnessPage } from './fairness-page.ts';
import { frameMessages } from './frame-messages.ts';
import type { GameView } from './game-view.ts';
import { onReturn } from './on-return.ts';
import { Replay } from './replay.ts';
import { markRoom } from './room.ts';
import { runClock } from './session-clock.ts';
import { buildShell, relabel, type Shell } from './shell.ts';
import { createSound, type Sound } from './sound.ts';
import { enteredWithPage, studioApi } from './studio-api.ts';
import type { Table } from './table.ts';
import { sayWith } from './texts.ts';
import { markPlayable } from './when-playable.ts';
import { wireKeys } from './wire-keys.ts';

/** What the server left in the page. */
export function readConfig(): PageConfig {
  return JSON.parse(document.querySelector('#config')?.textContent ?? '{}') as PageConfig;
}

/** Builds the page of a game from what the server left in it, and begins to play. */
export async function startGame(view: GameView): Promise<void> {
  const config = readConfig();
  const api = studioApi(config.sessionId);
  // Where it did not come with the page, asked before anything is built: the answer comes while the fonts do.
  const entered = config.replay ? undefined : config.entry ? Promise.resolve(enteredWithPage(config.entry)) : api.enter();
  entered?.catch(() => undefined);
  const say = sayWith(config.texts);
  const shell = buildShell(config, say);
  markRoom(shell.root);
  document.body.append(shell.root);
  // What a canvas shows at rest is written with it; drawn before it is there, it would be with another face, as it is when it cannot be had.
  await document.fonts.load('650 20px "Familjen Grotesk"', Object.values(config.texts).join('')).catch(() => undefined);

  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const sound = createSound();
  const amount = amountFormat(config.locale, config.currency, config.exponent);
  let press = (): void => undefined;
  const table = view.makeTable({ config, shell, say, sound, amount, isCalm: () => calm.matches, press: () => press() });
  if (table.controls) shell.own.append(table.controls);
  keepFitting(shell, table);
  wireSound(shell, sound);
  shell.spin.addEventListener('click', () => press());
  if (config.replay) {
    const replay = new Replay({ view, replay: config.replay, shell, table, say, amount, locale: config.locale });
    press = () => replay.press();
    markPlayable();
    return;
  }
  const post = frameMessages(config.parentOrigin);
  const controller = new Controller({
    config,
    shell,
    table,
    api,
    sound,
    say,
    amount,
    post,
    game: view.game,
    playIcon: view.icon ?? 'spin',
  });
  press = () => controller.press();
  shell.lobby.addEventListener('click', () => controller.toLobby());
  shell.rules.addEventListener('click', () => {
    const openFairness = (): void => {
      const content = (view.fairnessPage ?? fairnessPage)({ api, config, say, amount, game: view.game });
      openPage(shell.root, { title: say('fair.title'), close: say('frame.close'), content });
    };
    const more = element('button', { type: 'button', class: 'choice', onclick: openFairness }, say('fair.open'));
    const rules = view.rulesPage({ config, say, amount, stake: controller.stake, stakes: controller.stakeRange });
    const content = [...rules, element('div', { class: 'choices' }, more)];
    openPage(shell.root, { title: say('rules.title'), close: say('frame.close'), content });
  });
  wireKeys(shell, controller);
  // The balance may grow while the game is idle: from another tab, or from the page around this frame.
  onReturn(() => void controller.refreshBalance());
  const entry = await controller.enter(entered);
  markPlayable();
  if (entry) runClock(shell.clock, entry.begunAt, config.locale);
}

/** What comes and goes under the game takes room from it. Drawn first with the next frame: what is known by then needs no second drawing. */
function keepFitting(shell: Shell, table: Table): void {
  const room = new ResizeObserver(() => {
    markRoom(shell.root);
    table.resize();
  });
  for (const part of [shell.root, shell.own]) room.observe(part);
}

function wireSound(shell: Shell, sound: Sound): void {
  const show = (): void => {
    shell.sound.setAttribute('aria-pressed', String(sound.isOn));
    relabel(shell.sound, icon(sound.isOn ? 'soundOn' : 'soundOff'));
  };
  shell.sound.addEventListener('click', () => {
    sound.set(!sound.isOn);
    show();
    sound.play('press');
  });
  show();
}
