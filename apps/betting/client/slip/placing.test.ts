// @vitest-environment happy-dom
import { ApiError } from '@verdigale/client';
import { beforeEach, expect, it } from 'vitest';
import { followOtherTabs, forgetStored } from '#client/settings/stored.ts';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { placementsOf, sendPlacements, unansweredPlacements } from './placing.ts';
import { emptySlip, type Slip } from './slip.ts';
import { sampleLeg } from './testing.ts';

const slip: Slip = { ...emptySlip, legs: [sampleLeg('a'), sampleLeg('b')], mode: 'combo', policy: 'higher' };
beforeEach(forgetStored);

/** Answers each call with the next of these; an error is thrown. */
function callWith(...answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const call = answerCalls(async (_name: string, input: { idempotencyKey?: string }) => {
    keys.push(input.idempotencyKey);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { data: answer };
  });
  return { call, keys };
}

it('places each leg as a bet of its own, or all of them as one', () => {
  expect(placementsOf({ ...slip, mode: 'singles' }, 5, []).map(({ legs, sizes }) => [legs.length, sizes])).toEqual([
    [1, [1]],
    [1, [1]],
  ]);
  expect(placementsOf(slip, 5, [])).toMatchObject([{ legs: slip.legs, sizes: [2], unitStake: 5, pricePolicy: 'higher' }]);
});

it('a bet without an answer is sent again under its key, and is forgotten once it is answered', async () => {
  const lost = callWith(new ApiError(0, 'network', 'no connection'));
  const [placement] = placementsOf(slip, 5, []);
  expect(await sendPlacements(lost.call, [placement!], 'a')).toMatchObject({ bets: [], refused: [], unanswered: [placement] });
  expect([unansweredPlacements('a'), unansweredPlacements('b')]).toEqual([[placement], []]);
  const again = callWith({ id: 'bet' });
  expect((await sendPlacements(again.call, unansweredPlacements('a'), 'a')).bets).toEqual([{ id: 'bet' }]);
  expect(again.keys).toEqual(lost.keys);
  expect(unansweredPlacements('a')).toEqual([]);
});

it('one refusal does not keep the other bets', async () => {
  const { call } = callWith(new ApiError(409, 14401, 'closed'), { id: 'second' });
  const placed = await sendPlacements(call, placementsOf({ ...slip, mode: 'singles' }, 5, []), 'a');
  expect(placed).toMatchObject({ bets: [{ id: 'second' }], refused: [{ placement: { legs: [slip.legs[0]] } }] });
  expect(unansweredPlacements('a')).toEqual([]);
});

it.each([
  [500, 1000],
  [503, 1007],
])('a bet that the platform has failed at (%i) may have been placed: it is sent again under its key', async (status, code) => {
  const { call, keys } = callWith(new ApiError(status, code, 'not now'), { id: 'bet' });
  const [placement] = placementsOf(slip, 5, []);
  expect(await sendPlacements(call, [placement!], 'a')).toMatchObject({ refused: [], unanswered: [placement] });
  expect((await sendPlacements(call, unansweredPlacements('a'), 'a')).bets).toEqual([{ id: 'bet' }]);
  expect(new Set(keys).size).toBe(1);
});

it.each([
  [401, 1003],
  [403, 11011],
  [429, 1004],
])('sent again, what is answered before anybody looks for the bet (%i) says nothing of it', async (status, code) => {
  const error = new ApiError(status, code, 'no');
  const { call } = callWith(error, new ApiError(0, 'timeout', 'no answer in time'), error, new ApiError(409, 14401, 'closed'));
  const [placement] = placementsOf(slip, 5, []);
  const send = () => sendPlacements(call, [placement!], 'a');
  expect((await send()).refused).toHaveLength(1);
  expect(unansweredPlacements('a')).toEqual([]);
  await send();
  expect((await send()).unanswered).toEqual([placement]);
  expect(unansweredPlacements('a')).toEqual([placement]);
  expect((await send()).refused).toHaveLength(1);
  expect(unansweredPlacements('a')).toEqual([]);
});

it('what another tab of the account waits for stays in mind, whatever this one sends', async () => {
  followOtherTabs();
  const key = 'betting.unanswereda';
  const [theirs, own] = [...placementsOf(slip, 5, []), ...placementsOf(slip, 7, [])];
  expect(unansweredPlacements('a')).toEqual([]);
  localStorage.setItem(key, JSON.stringify([theirs]));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(unansweredPlacements('a')).toEqual([theirs]);
  const lost = callWith(new ApiError(0, 'network', 'no connection'));
  expect((await sendPlacements(lost.call, [own!], 'a')).unanswered).toEqual([own]);
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual([theirs, own]);
  await sendPlacements(callWith({ id: 'bet' }).call, [own!], 'a');
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual([theirs]);
});
