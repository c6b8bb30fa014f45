import type { CombinationAnswer } from '@verdigale/partner-wire';
import { expect, it } from 'vitest';
import type { Kernel } from '#kernel';
import type { LegMarket } from '../bet/bet.ts';
import { combinationPrice } from './combination-price.ts';

const leg = (outcomeId: string, version = 1) =>
  ({
    outcomeId,
    eventId: 'match',
    eventStatus: 'not_started',
    market: 'total',
    specifiers: '',
    outcome: 'over',
    version,
    marketVersion: version,
  }) as LegMarket;

/** A feed that answers when it is told to. */
function open() {
  const waiting: ((answer: CombinationAnswer) => void)[] = [];
  const feed = { combination: () => new Promise<CombinationAnswer>((resolve) => void waiting.push(resolve)) };
  const config = { partners: { feed: { open: () => feed } } };
  const kernel = { config, clock: { now: () => new Date(0) }, log: { warn: () => {} } } as unknown as Kernel;
  return { waiting, price: (...legs: LegMarket[]) => combinationPrice(kernel, legs) };
}

it('asks once for what several wait for at once', async () => {
  const { waiting, price } = open();
  const asked = [price(leg('a'), leg('b')), price(leg('b'), leg('a'))];
  expect(waiting).toHaveLength(1);
  waiting[0]!({ price: '3.4' });
  expect(await Promise.all(asked)).toEqual([{ price: '3.4' }, { price: '3.4' }]);
  void price(leg('a', 2), leg('b'));
  expect(waiting).toHaveLength(2);
});

it('has no price, rather than a queue, beyond so many questions at once, and asks again once some are answered', async () => {
  const { waiting, price } = open();
  const asked = Array.from({ length: 16 }, (_, at) => price(leg('a'), leg(`${at}`)));
  expect(await price(leg('a'), leg('beyond'))).toEqual({ refusal: 'unavailable' });
  for (const answer of waiting) answer({ price: '2.0' });
  await Promise.all(asked);
  void price(leg('a'), leg('later'));
  expect(waiting).toHaveLength(17);
});
