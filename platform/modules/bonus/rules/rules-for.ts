import type { PlatformConfig } from '#config';
import { ruleSets, type RuleSet } from './rule-sets.ts';

/** The rule set that holds for players of this country; null stands for the house's own, by which campaigns are published. */
export function rulesFor({ rules }: PlatformConfig['bonuses'], country: string | null): RuleSet {
  const name = (country === null ? undefined : rules[country]) ?? rules['*'] ?? 'house';
  const found = ruleSets[name];
  if (!found) throw new Error(`there is no rule set "${name}": ${Object.keys(ruleSets).join(', ')}`);
  return found;
}
