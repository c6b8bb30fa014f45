import type { PlatformConfig } from '#config';
import { ruleSets, type RuleSet } from './rule-sets.ts';

/** The rule set for players of this country; null gives the default, by which campaigns are published. */
export function rulesFor({ rules }: PlatformConfig['bonuses'], country: string | null): RuleSet {
  const name = (country === null ? undefined : rules[country]) ?? rules['*'] ?? 'house';
  const found = ruleSets[name];
  if (!found) throw new Error(`there is no rule set "${name}": ${Object.keys(ruleSets).join(', ')}`);
  return found;
}
