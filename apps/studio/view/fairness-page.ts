import { commitmentTo } from '../engine/fair-source.ts';
import { checkRound } from '../games/check-round.ts';
import { winOf, type Game } from '../games/game.ts';
import type { FairnessView, PageConfig, SeededRoundView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { element } from './elements.ts';
import { CallError, type StudioApi } from './studio-api.ts';
import type { Say } from './texts.ts';

export interface FairnessParts {
  api: StudioApi;
  config: PageConfig;
  say: Say;
  amount: AmountFormat;
  game: Game;
}

const longestWord = 64;

/** The studio's commitment, how to make it reveal the seed, and every revealed round recomputed by this browser. */
export function fairnessPage(parts: FairnessParts): Node[] {
  const { api, say } = parts;
  const place = element('div', { 'aria-live': 'polite' }, element('p', {}, say('frame.loading')));
  const show = (view: FairnessView, wasBoundTo?: string): void =>
    place.replaceChildren(present(view, say), form(), ...(view.previous ? [past(view.previous, parts, wasBoundTo)] : []));
  const fail = (error: unknown, at: HTMLElement): void => {
    if (!(error instanceof CallError)) throw error;
    at.replaceChildren(say(`error.${error.code}.title`));
  };

  let hash = '';
  const load = (): Promise<void> =>
    api.fairness().then(
      (view) => {
        hash = view.serverSeedHash;
        show(view);
      },
      (error: unknown) => fail(error, place),
    );

  function form(): HTMLElement {
    const word = element('input', { id: 'fair-word', name: 'word', required: true, maxlength: String(longestWord), autocomplete: 'off' });
    const problem = element('p', { class: 'problem', role: 'alert' });
    let isAsked = false;
    const submit = (event: Event): void => {
      event.preventDefault();
      // A second press would reveal the pair that the first has begun, which no round was played with, in the place of this one.
      if (isAsked) return;
      isAsked = true;
      api.rotate(word.value).then(
        (view) => {
          const before = hash;
          hash = view.serverSeedHash;
          show(view, before);
        },
        (error: unknown) => {
          isAsked = false;
          fail(error, problem);
        },
      );
    };
    return element(
      'form',
      { class: 'fair-form', onsubmit: submit },
      element('label', { for: 'fair-word' }, say('fair.newWord')),
      word,
      element('button', { type: 'submit', class: 'choice choice-main' }, say('fair.rotate')),
      problem,
    );
  }

  void load();
  return [element('p', {}, say('fair.intro')), place];
}

function present({ serverSeedHash, clientSeed, nonce }: FairnessView, say: Say): HTMLElement {
  return element(
    'section',
    {},
    element('h3', {}, say('fair.present')),
    list([
      [say('fair.hash'), serverSeedHash],
      [say('fair.word'), clientSeed],
      [say('fair.next'), String(nonce)],
    ]),
  );
}

function past(previous: NonNullable<FairnessView['previous']>, parts: FairnessParts, wasBoundTo: string | undefined): HTMLElement {
  const { say } = parts;
  const hash = commitmentTo(previous.serverSeed);
  const head = ['fair.round', 'frame.stake', 'frame.win', 'fair.result'].map((key) => element('th', { scope: 'col' }, say(key)));
  return element(
    'section',
    {},
    element('h3', {}, say('fair.previous')),
    list([
      [say('fair.secret'), previous.serverSeed],
      [say('fair.hash'), hash],
      [say('fair.word'), previous.clientSeed],
    ]),
    ...(wasBoundTo === undefined ? [] : [element('p', {}, say(hash === wasBoundTo ? 'fair.bound' : 'fair.unbound'))]),
    element(
      'table',
      { class: 'fair-rounds' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...previous.rounds.map((round) => roundRow(round, previous, parts))),
    ),
  );
}

function roundRow(
  round: SeededRoundView,
  seeds: { serverSeed: string; clientSeed: string },
  { say, amount, game }: FairnessParts,
): HTMLElement {
  const cells = [
    String(round.nonce),
    amount(BigInt(round.stake)),
    round.win === null ? '–' : amount(BigInt(round.win)),
    say(`fair.${verdict(round, seeds, game)}`),
  ];
  return element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));
}

function verdict(
  { nonce, stake, win, choice, steps, ...round }: SeededRoundView,
  seeds: { serverSeed: string; clientSeed: string },
  game: Game,
): string {
  if (round.game !== game.identity || round.rulesVersion !== game.rulesVersion) return 'elsewhere';
  if (win === null) return 'notPlayed';
  const { outcome } = checkRound(game, { ...seeds, nonce, choice, steps });
  return winOf(game, BigInt(stake), outcome.pay) === BigInt(win) ? 'matches' : 'differs';
}

function list(rows: readonly (readonly [name: string, value: string])[]): HTMLElement {
  return element(
    'dl',
    { class: 'seed-list' },
    ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { dir: 'ltr' }, value)]),
  );
}
