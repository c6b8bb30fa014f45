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
  const askedBy =
    (who: string) =>
    (...legs: LegMarket[]) =>
      combinationPrice(kernel, legs, who);
  return { waiting, askedBy, price: askedBy('somebody') };
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
  const { waiting, askedBy } = open();
  const asked = Array.from({ length: 32 }, (_, at) => askedBy(`asker ${at % 4}`)(leg('a'), leg(`${at}`)));
  expect(await askedBy('another')(leg('a'), leg('beyond'))).toEqual({ refusal: 'unavailable' });
  for (const answer of waiting) answer({ price: '2.0' });
  await Promise.all(asked);
  void askedBy('another')(leg('a'), leg('beyond'));
  expect(waiting).toHaveLength(33);
});

it('one who asks for everything at once leaves the feed to others, and keeps them from no price', async () => {
  const { waiting, askedBy } = open();
  const flood = Array.from({ length: 50 }, (_, at) => askedBy('loud')(leg('a'), leg(`${at}`)));
  expect(waiting).toHaveLength(10);
  expect(await Promise.all(flood.slice(10))).toEqual(Array.from({ length: 40 }, () => ({ refusal: 'unavailable' })));
  const price = askedBy('quiet')(leg('a'), leg('49'));
  expect(waiting).toHaveLength(11);
  waiting[10]!({ price: '3.4' });
  expect(await price).toEqual({ price: '3.4' });
});
