import { commitmentTo } from '../../../engine/fair-source.ts';
import { seedBefore } from '../../../engine/hash-chain.ts';
import { element } from '../../../view/elements.ts';
import type { FairnessParts } from '../../../view/fairness-page.ts';
import type { Say } from '../../../view/texts.ts';
import type { LiveFairnessView } from '../../../wire-live.ts';
import { checkRound } from '../../check-round.ts';
import { kiteWeather } from '../index.ts';
import { multiplierText } from './multiplier.ts';

type RevealedRound = LiveFairnessView['rounds'][number];
type Parts = Pick<FairnessParts, 'config' | 'say'>;

/** The rounds that are over, each recomputed by this browser, and the chain that bound the studio to them. */
export function roundsPage({ config, say }: Parts): Node[] {
  const place = element('div', { 'aria-live': 'polite' }, element('p', {}, say('frame.loading')));
  fetch(`../api/live/${config.game}/rounds`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<LiveFairnessView>) : Promise.reject(new TypeError('no answer'))))
    .then(
      (view) => place.replaceChildren(chain(view, say), table(view, { config, say })),
      () => place.replaceChildren(say('error.offline.title')),
    );
  return [element('p', {}, say('kite.fairIntro')), place];
}

function chain({ terminalHash, salt, rounds }: LiveFairnessView, say: Say): HTMLElement {
  const latest = rounds[0];
  const rows = [
    [say('kite.terminal'), terminalHash],
    [say('kite.nextHash'), latest?.seed ?? terminalHash],
    [say('kite.salt'), salt],
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
    element('p', {}, say(leadsBack ? 'kite.leadsBack' : 'fair.unbound')),
  );
}

function table({ rounds, salt, terminalHash }: LiveFairnessView, { config, say }: Parts): HTMLElement {
  const head = ['fair.round', 'kite.endedAt', 'fair.result', 'fair.secret'].map((key) => element('th', { scope: 'col' }, say(key)));
  const row = (round: RevealedRound, index: number): HTMLElement => {
    const before = round.number === 1 ? terminalHash : rounds[index + 1]?.seed;
    const time = new Intl.DateTimeFormat(config.locale, { timeStyle: 'medium' }).format(new Date(round.endedAt));
    return element(
      'tr',
      {},
      element('td', {}, `${round.number}`, element('small', {}, time)),
      element(
        'td',
        {},
        element('bdi', {}, multiplierText(config.locale, round.point)),
        ...(round.isReturned ? [element('small', {}, say('kite.returned'))] : []),
      ),
      element('td', {}, say(isRight(round, salt, before) ? 'fair.matches' : 'fair.differs')),
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

/** Whether the seed is bound by the one before it, where that is listed, and gives the end that was shown. */
function isRight({ seed, number, point }: RevealedRound, salt: string, before: string | undefined): boolean {
  const { outcome } = checkRound(kiteWeather, { serverSeed: seed, clientSeed: salt, nonce: number });
  return (before === undefined || commitmentTo(seed) === before) && (outcome.endedAt ?? outcome.cashedOutAt) === point;
}
