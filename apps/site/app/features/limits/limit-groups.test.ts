import { expect, it } from 'vitest';
import type { Limit } from '@verdigale/contract';
import { breakOf, groupLimits, isMultiCurrency } from './limit-groups.ts';
import { sampleLimit } from '#testing/sample-limits.ts';

const shown = (limits: Limit[]) => groupLimits(limits).map((group) => [group.period, group.limits.map(({ limit }) => limit.id)]);

it('[LIM-02] stand by period, daily, weekly, monthly, without empty periods', () => {
  const daily = sampleLimit({ id: 'd', period: 'daily' });
  const monthly = sampleLimit({ id: 'm', period: 'monthly' });
  expect(shown([monthly, daily])).toEqual([
    ['daily', ['d']],
    ['monthly', ['m']],
  ]);
  expect(shown([])).toEqual([]);
});

it('[LIM-02] have the limit on deposits first, and neither breaks nor what only waits', () => {
  const [bet, loss, deposit] = [1, 2, 3].map((definition) => sampleLimit({ id: String(definition), definition }));
  const pause = sampleLimit({ id: '5', definition: 5, period: '1_week', amount: null });
  const pending = sampleLimit({ id: '1', definition: 1, status: 2, amount: 900 });
  const limits = [bet!, loss!, pause, pending, deposit!];
  expect(shown(limits)).toEqual([['weekly', ['3', '2', '1']]]);
  expect(groupLimits(limits)[0]!.limits.map((own) => own.pending?.amount)).toEqual([undefined, undefined, 900]);
  expect(breakOf(limits)).toBe(pause);
});

it('[LIM-02] have what will replace them, under whatever id, and nothing of another currency', () => {
  const replacing = (currency: string) => sampleLimit({ id: `next-${currency}`, status: 2, amount: 900, currency });
  const own = (limits: Limit[]) => groupLimits([sampleLimit(), ...limits])[0]!.limits[0]!.pending?.id;
  expect(own([replacing('USD'), replacing('EUR')])).toBe('next-EUR');
  expect(own([replacing('USD')])).toBeUndefined();
});

it('[LIM-02] name their currency once there are more than two periods and more than one currency', () => {
  const of = (period: string, currency: string) => sampleLimit({ id: period + currency, period, currency });
  const two = [of('daily', 'EUR'), of('weekly', 'USD')];
  expect(isMultiCurrency(groupLimits(two))).toBe(false);
  expect(isMultiCurrency(groupLimits([...two, of('monthly', 'EUR')]))).toBe(true);
  expect(isMultiCurrency(groupLimits(['daily', 'weekly', 'monthly'].map((period) => of(period, 'EUR'))))).toBe(false);
});
