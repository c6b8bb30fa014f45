import type { Game } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';

type Facts = Pick<Game, 'provider' | 'volatility' | 'paylines' | 'isDemoMode' | 'rtp' | 'highestRtp' | 'maxWin'>;

/** What is stated of a game, by name; what its provider does not state is left out. */
export function useGameFacts(game: Facts): readonly (readonly [string, string])[] {
  const text = useContent('pages');
  const tag = languageTag(useLocale().locale);
  const number = (value: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
  // Rounded down: nobody is promised more than there is.
  const percent = (value: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, roundingMode: 'floor' }).format(value / 100);
  const { rtp, highestRtp, maxWin } = game;
  const returned = rtp === null ? null : percent(rtp);
  const facts = [
    [text('pages.game.facts.provider'), game.provider.name],
    [
      text('pages.game.facts.rtp'),
      returned !== null && highestRtp !== null ? text('pages.game.facts.rtpRange', { from: returned, to: percent(highestRtp) }) : returned,
    ],
    [text('pages.game.facts.volatility'), game.volatility && text.dynamic('pages.game.volatility', game.volatility)],
    [text('pages.game.facts.maxWin'), maxWin === null ? null : text('pages.game.facts.stakes', { count: number(maxWin) })],
    [text('pages.game.facts.paylines'), game.paylines > 0 ? number(game.paylines) : null],
    [text('pages.game.facts.modes'), text(game.isDemoMode ? 'pages.game.facts.both' : 'pages.game.facts.realOnly')],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
