import { commitmentTo, fairSource } from '../../engine/fair-source.ts';
import { seedBefore } from '../../engine/hash-chain.ts';
import type { LiveGame, LiveResult } from '../../games/live-game.ts';
import type { LiveFairnessView } from '../../wire-live.ts';
import { element } from '../elements.ts';
import type { FairnessParts } from '../fairness-page.ts';
import type { Say } from '../texts.ts';

type RevealedRound = LiveFairnessView['rounds'][number];
export interface RoundsParts extends Pick<FairnessParts, 'config' | 'say'> {
  game: Pick<LiveGame, 'draw'>;
  /** A result in a few signs, and what its column is called. */
  brief(result: LiveResult): string;
  head: string;
}

/** The rounds that are over, each recomputed by this browser, and the chain that bound the studio to them. */
export function roundsPage(parts: RoundsParts): Node[] {
  const { config, say } = parts;
  const place = element('div', { 'aria-live': 'polite' }, element('p', {}, say('frame.loading')));
  fetch(`../api/live/${config.game}/rounds`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<LiveFairnessView>) : Promise.reject(new TypeError('no answer'))))
    .then(
      (view) => place.replaceChildren(chain(view, say), table(view, parts)),
      () => place.replaceChildren(say('error.offline.title')),
    );
  return [element('p', {}, say('live.fairIntro')), place];
}

function chain({ terminalHash, salt, rounds }: LiveFairnessView, say: Say): HTMLElement {
  const latest = rounds[0];
  const rows = [
    [say('live.terminal'), terminalHash],
    [say('live.nextHash'), latest?.seed ?? terminalHash],
    [say('live.salt'), salt],
  ] as const;
  const leadsBack = !latest || seedBefore(latest.seed, latest.number) === terminalHash;
  return element(
    'section',
    {},
    element(
      'dl',
      { class: 'seed-list' },
      ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { dir: 'ltr' }, value)]),
    ),
    element('p', {}, say(leadsBack ? 'live.leadsBack' : 'fair.unbound')),
  );
}

function table({ rounds, salt, terminalHash }: LiveFairnessView, { config, say, game, brief, head: resultName }: RoundsParts): HTMLElement {
  const names = [say('fair.round'), resultName, say('fair.result'), say('fair.secret')];
  const head = names.map((name) => element('th', { scope: 'col' }, name));
  const row = (round: RevealedRound, index: number): HTMLElement => {
    const before = round.number === 1 ? terminalHash : rounds[index + 1]?.seed;
    const time = new Intl.DateTimeFormat(config.locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(round.endedAt));
    return element(
      'tr',
      {},
      element('td', {}, `${round.number}`, element('small', {}, time)),
      element('td', {}, element('bdi', {}, brief(round.result)), ...(round.isReturned ? [element('small', {}, say('live.returned'))] : [])),
      element('td', {}, say(isRight(game, round, salt, before) ? 'fair.matches' : 'fair.differs')),
      element('td', { class: 'seed', dir: 'ltr' }, round.seed),
    );
  };
  return element(
    'table',
    { class: 'fair-rounds' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rounds.map(row)),
  );
}

/** Whether the seed is bound by the one before it, where that is listed, and gives the result that was shown. */
function isRight(game: Pick<LiveGame, 'draw'>, { seed, number, result }: RevealedRound, salt: string, before: string | undefined): boolean {
  const drawn = game.draw(fairSource({ serverSeed: seed, clientSeed: salt, nonce: number }));
  return (before === undefined || commitmentTo(seed) === before) && JSON.stringify(drawn) === JSON.stringify(result);
}
