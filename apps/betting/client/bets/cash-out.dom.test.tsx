import { fireEvent } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import type { SportBet } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { BetsPage } from './bets-page.tsx';
import { sampleBet } from './testing.ts';
import { betsKey } from './use-bets.ts';

type Request = NonNullable<SportBet['cashOutRequest']>;

const euro = { code: 'EUR', type: 'fiat', subunitToUnit: 100, isBase: true, isEnabled: true };
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const request = (more: Partial<Request> = {}): Request => ({
  quoteId: 'quote-1',
  state: 'waiting',
  stake: 10,
  amount: 9.5,
  decidedAt: soon(60_000),
  rejection: null,
  ...more,
});
const refused = (code: number) => request({ state: 'refused', decidedAt: soon(-1_000), rejection: { code, reason: 'why' } });

/** The page of open bets over a platform that has one bet; `answer` is what becomes of a quote that is taken. */
function openPage(first: SportBet, answer: () => Promise<SportBet> | SportBet = () => first) {
  const platform = { bet: first };
  const asked: string[] = [];
  const quote = { id: 'quote-1', stake: 10, amount: 9.5, currency: 'EUR', expiresAt: soon(60_000) };
  const call = answerCalls(async (name: string) => {
    asked.push(name);
    const { bet } = platform;
    const bets = bet.state === 'open' ? [bet] : [];
    if (name === 'sportsbook.bets.list') return { data: bets, meta: { totalRows: bets.length } };
    if (name === 'sportsbook.bets.get') return { data: bet };
    if (name === 'sportsbook.cashOut.quote') return { data: quote };
    if (name !== 'sportsbook.cashOut.take') return { data: [], meta: { totalRows: 0 } };
    return { data: (platform.bet = await answer()) };
  });
  const client = renderClient(<BetsPage isSettled={false} />, { call });
  client.queries.setQueryData(['currencies'], [euro]);
  client.show();
  const { screen, user, queries } = client;
  /** The page around says that the bet has changed. */
  const becomes = async (bet: SportBet) => {
    platform.bet = bet;
    await queries.invalidateQueries({ queryKey: betsKey });
  };
  const take = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ask for an offer' }));
    await user.click(await screen.findByRole('button', { name: 'Take €9.50' }));
  };
  return { ...client, becomes, take, asked };
}

it('says that a cash-out waits and for how long, takes no press meanwhile, and keeps the focus', async () => {
  const { screen, user, take, asked } = openPage(sampleBet(), () => sampleBet({ cashOutRequest: request() }));
  await take();
  expect(await screen.findByText(/Your cash-out of €9\.50 is being checked\. Decided in (60|59) s/)).toBeTruthy();
  const button = screen.getByRole('button', { name: /Take €9\.50/ });
  expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true);
  await user.click(button);
  expect(asked.filter((name) => name === 'sportsbook.cashOut.take')).toHaveLength(1);
  const aloud = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  await expect.poll(aloud).toContain('Your cash-out of €9.50 is being checked.');
});

it('keeps the focus on its one button as the offer comes, and says the offer aloud', async () => {
  const { screen, user } = openPage(sampleBet());
  const button = await screen.findByRole('button', { name: 'Ask for an offer' });
  button.focus();
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('button', { name: 'Take €9.50' })) === document.activeElement).toBe(true);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Cash out: €9.50');
});

it('takes no offer that nobody has read: with the second click of a double one, or a key that is held', async () => {
  const { screen, user, asked } = openPage(sampleBet());
  await user.click(await screen.findByRole('button', { name: 'Ask for an offer' }));
  const button = await screen.findByRole('button', { name: 'Take €9.50' });
  fireEvent.click(button, { detail: 2 });
  button.focus();
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(asked).not.toContain('sportsbook.cashOut.take');
  await user.click(button);
  expect(asked).toContain('sportsbook.cashOut.take');
});

it.each([
  [14406, 'The cash-out of €9.50 was not taken: your bet is as it was. The odds have moved: ask for a new offer.'],
  [14405, 'The cash-out of €9.50 was not taken: your bet is as it was. This bet cannot be cashed out at the moment.'],
])('says why one was refused (%i), aloud too, and offers to ask again', async (code, words) => {
  const { screen, user, becomes } = openPage(sampleBet({ cashOutRequest: request() }));
  await screen.findByRole('button', { name: /Take €9\.50/ });
  await becomes(sampleBet({ cashOutRequest: refused(code) }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await expect.poll(() => screen.queryAllByText(words)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Ask for an offer' }));
  await screen.findByRole('button', { name: 'Take €9.50' });
  // Beside the new offer nothing speaks of the old one any more; aloud it was said once.
  expect(screen.getAllByText(words)).toHaveLength(1);
});

it('says that one was taken, though its bet has left the list', async () => {
  const { screen, becomes } = openPage(sampleBet({ cashOutRequest: request() }));
  await screen.findByRole('button', { name: /Take €9\.50/ });
  await becomes(sampleBet({ state: 'settled', status: 5, cashOutRequest: request({ state: 'taken', decidedAt: soon(0) }) }));
  await screen.findByText('No open bets');
  await expect.poll(() => screen.queryAllByText('Cashed out: €9.50 for €10.00 of the stake')).toHaveLength(2);
});

it('asks by itself what has become of one, where nobody says so', async () => {
  const { screen, asked } = openPage(sampleBet({ cashOutRequest: request({ decidedAt: soon(-5_000) }) }));
  await screen.findByText(/is being checked/, { selector: 'section *' });
  const count = () => asked.filter((name) => name === 'sportsbook.bets.get').length;
  const before = count();
  await expect.poll(count, { timeout: 5_000 }).toBeGreaterThan(before + 1);
});

it('a lost answer is no longer lost once the platform says that the cash-out waits, or was decided', async () => {
  const { screen, becomes, take } = openPage(sampleBet(), () => Promise.reject(new ApiError(0, 'timeout', 'no answer in time')));
  await take();
  await screen.findByRole('button', { name: 'Send again' });
  await becomes(sampleBet({ cashOutRequest: request() }));
  await screen.findByText(/Decided in/);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await becomes(sampleBet({ cashOutRequest: refused(14406) }));
  await screen.findByRole('button', { name: 'Ask for an offer' });
  for (const words of [/The answer was lost/, /No offer came/]) expect(screen.queryByText(words)).toBeNull();
});
