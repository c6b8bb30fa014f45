import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { PayCards } from '../../../view/reels/pay-cards.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { timesText } from '../../../view/times-text.ts';
import { titleTheme } from '../../reels/view/title-theme.ts';
import { sizes, unitsPerStake, wild, type Clusters } from '../math.ts';

/** The rules and pays of a title of clusters at the player's present stake. */
export function rulesPage(parts: RulesParts, { title, strips, symbolNames }: Clusters): Node[] {
  const { say, stake } = parts;
  const perUnit = stake / BigInt(unitsPerStake);
  const cards = new PayCards(parts, titleTheme({ title: { ...title, hold: null }, symbolNames }, say));
  const paid = title.symbols.map((name, index) =>
    cards.card(
      index + 1,
      name,
      (count) => perUnit * BigInt(title.pays[index]?.[sizes.findIndex((size) => size === count)] ?? 0),
      sizes.slice(0, title.pays[index]?.length).toReversed(),
    ),
  );
  const wilds = strips.flatMap((strip, reel) => (strip.includes(wild) ? [reel + 1] : []));
  const list = (values: readonly number[]): string => new Intl.ListFormat(parts.config.locale).format(values.map(String));
  return [
    element('div', { class: 'pays' }, ...paid),
    ...(wilds.length > 0
      ? [
          element(
            'div',
            { class: 'specials' },
            cards.special(
              wild,
              rulesPart((key) => say(key, { reels: list(wilds) }), 'joker'),
            ),
          ),
        ]
      : []),
    rulesPart(say, 'clusters'),
    rulesPart((key) => say(key, { times: title.times.map((times) => timesText(parts.config.locale, times * 100)).join(' ') }), 'falls'),
    factsSection(parts),
  ];
}
