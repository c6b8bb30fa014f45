import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import type { Say } from '../../../view/texts.ts';
import { PayList } from './pay-list.ts';

/** How Burnished Jacks is played, what it pays, and which cards are best held. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, config } = parts;
  const holds = element('ol', { class: 'best-holds' }, ...bestHolds(say).map((hold) => element('li', {}, hold)));
  return [
    rulesPart(say, 'play'),
    rulesPart(say, 'pays', new PayList(say, config.locale).root),
    rulesPart(say, 'best', holds),
    rulesPart(say, 'away'),
    factsSection(parts),
  ];
}

/** The short list that players of 9/6 know by heart: of its lines the first that can be met. */
function bestHolds(say: Say): string[] {
  const hands = (...names: string[]): string => names.map((name) => say(`hand.${name}`)).join(', ');
  const part = (key: 'fourTo' | 'threeTo', name: string): string => say(`best.${key}`, { hand: say(`hand.${name}`) });
  return [
    hands('royalFlush', 'straightFlush', 'fourOfAKind'),
    part('fourTo', 'royalFlush'),
    hands('fullHouse', 'flush', 'straight', 'threeOfAKind'),
    part('fourTo', 'straightFlush'),
    hands('twoPair'),
    say('best.highPair'),
    part('threeTo', 'royalFlush'),
    part('fourTo', 'flush'),
    say('best.lowPair'),
    say('best.openStraight'),
    say('best.highSuited'),
    part('threeTo', 'straightFlush'),
    say('best.highTwo'),
    say('best.tenSuited'),
    say('best.highOne'),
    say('best.none'),
  ];
}
