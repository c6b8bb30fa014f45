import { names } from './names.ts';
import { ofQuests } from './quests.ts';
import { regular } from './regular.ts';
import { welcome } from './welcome.ts';

/**
 * What the brand gives away, and by whose rules. A deposit starts without a bonus: our published terms say that nobody is given one unasked.
 * Where a country's rules are not known here, the house's hold; a new operator closes what his counsel has not read.
 */
export const bonuses = {
  isDeclinedByDefault: true,
  rules: { '*': 'house', GB: 'great-britain', SE: 'sweden', DK: 'denmark', ES: 'spain', NL: 'closed', BE: 'closed' },
  names,
  campaigns: [...welcome, ...regular, ...ofQuests],
} as const;
