import { ApiError, type CallFunction } from '@verdigale/client';
import type { SportBet } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { BetCard } from './bet-card.tsx';
import CashOut from './cash-out.tsx';
import { sampleBet as bet } from './testing.ts';

const euro = { code: 'EUR', type: 'fiat', subunitToUnit: 100, isBase: true, isEnabled: true };

function open(shown: SportBet, call?: CallFunction) {
  const client = renderClient(<BetCard bet={shown}>{call && <CashOut bet={shown} />}</BetCard>, call && { call });
  client.queries.setQueryData(['currencies'], [euro]);
  client.show();
  return client;
}

it('says what an open bet is on, what it cost and can return, and that the sport is simulated', () => {
  const { screen } = open(bet());
  for (const text of ['Single', 'Simulated', 'Fennick Rovers', 'Full-time result', '2.50', '€10.00', '€25.00'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('says why a settled bet ended as it did, and what a correction has left owed', () => {
  const [leg] = bet().legs;
  const result = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: 'Full time: 2:1' };
  const { screen } = open(
    bet({ state: 'settled', status: 2, payout: 25, owed: 3, correctedAt: '2026-06-03T15:00:00Z', legs: [{ ...leg!, result }] }),
  );
  expect(screen.getAllByText('Won')).toHaveLength(2);
  expect(screen.getByText('Full time: 2:1')).toBeTruthy();
  for (const words of [/corrected: €3.00 of it/, /^Corrected .*: the result changed/]) expect(screen.getByText(words)).toBeTruthy();
});

it('says of a bet that a self-exclusion has made void that it did, and gives no other reason', () => {
  const [leg] = bet().legs;
  const result = { isWon: false, voidFactor: '1', deadHeatFactor: '1', deduction: '0', reason: '' };
  const { screen } = open(bet({ state: 'settled', status: 4, payout: 10, voidedFor: 'selfExcluded', legs: [{ ...leg!, result }] }));
  expect(screen.getByText('Void: you excluded yourself before the event began')).toBeTruthy();
  expect(screen.queryByText(/Why:/)).toBeNull();
});

it('says of no leg of a bet that was not taken that it is open, or how it ended since', () => {
  const [leg] = bet().legs;
  const result = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: 'Full time: 2:1' };
  const rejection = { code: 14420, reason: 'priceChanged' };
  const legs = [leg!, { ...leg!, outcomeId: 'b', result }];
  const { screen } = open(bet({ state: 'rejected', status: 4, payout: 10, rejection, legs }));
  expect(screen.getByText('Not taken')).toBeTruthy();
  for (const words of ['Open', 'Won', 'Full time: 2:1']) expect(screen.queryByText(words)).toBeNull();
});

it('says of a bet each way how win and place ended, what a dead heat took off, and why once', () => {
  const [leg] = bet().legs;
  const result = { isWon: false, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: '1. Oak, 2. Elm and Ash level' };
  const place = { terms: { places: 3, fraction: '1/5' }, result: { ...result, isWon: true, deadHeatFactor: '0.5' } };
  const { screen } = open(bet({ state: 'settled', status: 2, legs: [{ ...leg!, result, place }] }));
  for (const words of ['Each way: 1/5 of the odds, first 3', 'Win: Lost', 'Place: Settled in part · dead heat: 0.5 of the stake stands'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByText(result.reason)).toHaveLength(1);
});

it('says what a withdrawn runner takes off the winnings, and what the price comes to, from then on', () => {
  const [leg] = bet().legs;
  const words = 'Rule 4: 25p in the pound is taken off the winnings, since a runner was withdrawn: 9.00 pays as 7.00';
  const runner = { ...leg!, price: '9.0', deduction: '0.25' };
  const { screen } = open(bet({ legs: [runner] }));
  expect(screen.getByText(words)).toBeTruthy();
  const result = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0.25', reason: '1. Oak' };
  const settled = open(bet({ id: 'bet-2', state: 'settled', status: 2, payout: 70, legs: [{ ...runner, result }] }));
  expect(settled.screen.getAllByText(words)).toHaveLength(2);
});

it('has one price for all parts of a builder, which stands beside the prices of other legs', () => {
  const [leg] = bet().legs;
  const part = { ...leg!, builder: 0 };
  const parts = [part, { ...part, outcomeId: 'b', market: 'total', specifiers: 'total=2.5', outcome: 'over', price: '1.9' }];
  const other = { ...leg!, outcomeId: 'c', eventId: 'football-2', competitors: ['Oak', 'Elm'], price: '1.25' };
  const { screen } = open(bet({ ticketType: 2, builderPrices: ['3.40'], sizes: [2], mostPayout: 42.5, legs: [...parts, other] }));
  for (const words of ['Accumulator', 'Bet builder', '3.40', 'Fennick Rovers', 'Over 2.5', 'Oak', '1.25'])
    expect(screen.getByText(words)).toBeTruthy();
  for (const price of ['2.50', '1.90']) expect(screen.queryByText(price)).toBeNull();
});

it('offers a share of an open bet, takes nothing before a press, and takes an offer under one key', async () => {
  const asked: unknown[][] = [];
  const quote = { id: 'quote-1', stake: 5, amount: 5.4, currency: 'EUR', expiresAt: new Date(Date.now() + 60_000).toISOString() };
  const call = answerCalls(async (name: string, input: { body: unknown; idempotencyKey?: string }) => {
    asked.push([name, input.body, typeof input.idempotencyKey]);
    return { data: name === 'sportsbook.cashOut.quote' ? quote : bet() };
  });
  const { screen, user } = open(bet(), call);
  await user.click(screen.getByRole('button', { name: 'Ask for an offer' }));
  await user.click(await screen.findByRole('button', { name: 'Take €5.40' }));
  expect(asked.filter(([name]) => String(name).startsWith('sportsbook'))).toEqual([
    ['sportsbook.cashOut.quote', { percent: 100 }, 'undefined'],
    ['sportsbook.cashOut.take', { quoteId: 'quote-1' }, 'string'],
  ]);
});

it('a cash-out whose answer was lost is sent again as the same one, before there is another offer', async () => {
  const taken: unknown[] = [];
  const quote = { id: 'quote-1', stake: 5, amount: 5.4, currency: 'EUR', expiresAt: new Date(Date.now() + 60_000).toISOString() };
  const answers = [new ApiError(0, 'timeout', 'no answer in time'), new ApiError(429, 1004, 'wait'), null];
  const call = answerCalls(async (name: string, input: { body: object; idempotencyKey?: string }) => {
    if (name !== 'sportsbook.cashOut.take') return { data: name === 'sportsbook.cashOut.quote' ? quote : [] };
    taken.push([input.body, input.idempotencyKey]);
    const error = answers.shift();
    if (error) throw error;
    return { data: bet() };
  });
  const { screen, user } = open(bet(), call);
  await user.click(screen.getByRole('button', { name: 'Ask for an offer' }));
  await user.click(await screen.findByRole('button', { name: 'Take €5.40' }));
  while (answers.length > 0) {
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull();
    expect(screen.getByText(/closes the same part, never more/)).toBeTruthy();
    await user.click(again);
  }
  expect(await screen.findByRole('button', { name: 'Ask for an offer' })).toBeTruthy();
  expect(taken).toEqual(Array.from({ length: 3 }, () => [{ quoteId: 'quote-1' }, expect.any(String)]));
  expect(new Set(taken.map((each) => JSON.stringify(each))).size).toBe(1);
});

it('says whose money was staked, and to whom went what it paid', () => {
  const { screen } = open(bet({ state: 'settled', status: 2, bonusStake: 4, payout: 25, bonusPayout: 7, forfeited: 3 }));
  expect(screen.getByText('Staked: €6.00 own money, €4.00 bonus money')).toBeTruthy();
  expect(screen.getByText('Paid: €15.00 own money, €7.00 bonus money')).toBeTruthy();
  expect(screen.getByText('The bonus had ended: its part of €3.00 went with it')).toBeTruthy();
});

it('says whose money a bet was, whatever its parts come to in cents', () => {
  const { screen } = open(
    bet({ state: 'settled', status: 2, stake: 10, bonusStake: 9.9, payout: 25.3, bonusPayout: 25.1, forfeited: 0.1 }),
  );
  for (const words of [/€0\.10.*€9\.90/, /€0\.10.*€25\.10/]) expect(screen.getByText(words)).toBeTruthy();
});
