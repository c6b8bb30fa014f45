import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';

/** How a height is reached, and what it pays. */
export function rulesPage(parts: RulesParts): Node[] {
  return [rulesPart(parts.say, 'play'), rulesPart(parts.say, 'pays'), factsSection(parts)];
}
