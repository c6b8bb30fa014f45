import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import { betTable } from '../../sic-bo/view/rules-page.ts';
import type { LiveSicBoTitle } from '../titles.ts';

/** What three dice decide, and what each place pays and returns. */
export function rules(parts: RulesParts, title: LiveSicBoTitle): Node[] {
  return [rulesPart(parts.say, 'play'), rulesPart(parts.say, 'pays', betTable(parts, title))];
}
