import { callSchemas } from '@verdigale/contract/schema';
import { expect, it } from 'vitest';
import { tolerate } from './tolerance.ts';

/** What is left of a request, and what was left out of it. */
function leftOf(schema: object | undefined, values: object, part: 'body' | 'query') {
  const ignored: string[] = [];
  const left = structuredClone(values);
  tolerate(schema as object, left, part, (what) => ignored.push(what));
  return { left, ignored };
}

const inQuery = (query: object) => leftOf(callSchemas['game.games.list'].query, query, 'query');
const inBody = (body: object) => leftOf(callSchemas['payment.invoices.deposit'].body, body, 'body');

it('takes one value or many for every list, and the last of several for a single place', () => {
  expect(inQuery({ collectionId: 'new', providerId: ['a', 'b'], name: ['x', 'y'] })).toEqual({
    left: { collectionId: ['new'], providerId: ['a', 'b'], name: 'y' },
    ignored: [],
  });
});

it('takes 1 and 0 for yes and no in a query, as other flags of the wire are written', () => {
  const inBets = (isSettled: unknown) => leftOf(callSchemas['game.bets.list'].query, { isSettled }, 'query').left;
  expect(['1', '0', ['0', '1'], 'true', 'yes'].map(inBets)).toEqual(
    ['true', 'false', 'true', 'true', 'yes'].map((isSettled) => ({ isSettled })),
  );
});

it('leaves out keys that nobody here knows, and what is empty', () => {
  expect(inQuery({ lotteryId: '1', name: '', collectionId: [''], page: '2' })).toEqual({
    left: { page: '2' },
    ignored: ['key', 'empty', 'empty'],
  });
});

it.each(['T1', 'XX', 'ZZ', 'de', 'Germany'])('takes the country %j for an unknown one', (code) => {
  expect(inQuery({ countries: code })).toEqual({ left: {}, ignored: ['value'] });
  expect(inQuery({ countries: [code, 'DE'] })).toEqual({ left: { countries: ['DE'] }, ignored: ['value'] });
});

it('takes an order that it does not know for none', () => {
  expect(inQuery({ sortBy: 'popularity', sortOrder: 'random' })).toEqual({ left: {}, ignored: ['value', 'value'] });
  expect(inQuery({ sortBy: 'name', sortOrder: 'desc' })).toEqual({ left: { sortBy: 'name', sortOrder: 'desc' }, ignored: [] });
});

it('of a body leaves null where null is meant, and drops it where it is nothing', () => {
  expect(inBody({ country: null, bonusId: null, fields: null, isBonusDecline: null })).toEqual({
    left: { bonusId: null },
    ignored: ['empty', 'empty', 'empty'],
  });
});

it('leaves what it knows of a body as it is, right or wrong', () => {
  const body = { amount: '50', currency: null, accountId: ['x'], method: 7, fields: { iban: null, unknown: 'x' } };
  expect(inBody(body)).toEqual({ left: body, ignored: [] });
});

it('leaves out unknown keys in the entries of a list too, and nothing else of them', () => {
  const { body } = callSchemas['sportsbook.bets.place'];
  const leg = { outcomeId: 'o1', price: '2.0' };
  const sent = { legs: [{ ...leg, marketName: 'Winner', eachWay: null }, 'odd', { ...leg, price: null }] };
  expect(leftOf(body, sent, 'body')).toEqual({
    left: { legs: [leg, 'odd', { ...leg, price: null }] },
    ignored: ['key', 'empty'],
  });
});

it.each([null, undefined, 'text', [1], 7])('leaves a body that is no object (%j) to the judge', (body) => {
  expect(() => tolerate(callSchemas['payment.invoices.deposit'].body as object, body, 'body', () => {})).not.toThrow();
});
