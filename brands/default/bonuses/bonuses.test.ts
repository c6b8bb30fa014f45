import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../schema/load.ts';
import { refusalsOf } from '../../../platform/modules/bonus/rules/refusals.ts';
import { ruleSets } from '../../../platform/modules/bonus/rules/rule-sets.ts';

const { bonuses, settings, defaultLocale } = await loadBrand('default');
const euro = { code: 'EUR', exponent: 2 };
const refused = (code: string, rules: string) =>
  refusalsOf(
    bonuses.campaigns.find((campaign) => campaign.code === code)!,
    ruleSets[rules]!,
    euro,
  ).map(({ rule }) => rule);

describe('the campaigns of the brand', () => {
  it('are a welcome package of three deposits, three codes without a deposit, one of them for sport, a reload, spins on Fridays and a cashback, and what quests give', () => {
    expect(bonuses.campaigns.map(({ code }) => code)).toEqual([
      'welcome-1',
      'welcome-2',
      'welcome-3',
      'first-five',
      'ten-spins',
      'sport-five',
      'tuesday-reload',
      'spins-friday',
      'weekly-cashback',
      'quest-spins',
      'quest-two',
      'quest-weekly-spins',
    ]);
  });

  it.each(bonuses.campaigns.map(({ code }) => code))('%s keeps the rules of the house', (code) => {
    expect(refused(code, 'house')).toEqual([]);
  });

  it('may be had in Sweden and Denmark where the law has them: the first deposit', () => {
    expect(refused('welcome-1', 'sweden')).toEqual([]);
    expect(refused('welcome-1', 'denmark')).toEqual([]);
    expect(refused('tuesday-reload', 'sweden')).toContain('isFirstOnly');
  });

  it('are called something in every other language of the brand: each item and each package, and nothing else', () => {
    const others = settings.locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
    const shown = bonuses.campaigns.flatMap(({ id, items }) => [...(items.length > 1 ? [id] : []), ...items.map((item) => item.id)]);
    expect(Object.keys(bonuses.names).toSorted()).toEqual(shown.toSorted());
    for (const name of Object.values(bonuses.names)) expect(Object.keys(name).toSorted()).toEqual(others.toSorted());
  });

  it('name rule sets that there are, and each item once', () => {
    for (const name of Object.values(bonuses.rules)) expect(Object.keys(ruleSets)).toContain(name);
    const ids = bonuses.campaigns.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
