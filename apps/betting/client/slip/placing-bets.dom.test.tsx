import { ApiError, type CallFunction } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBet } from '#client/bets/testing.ts';
import { forgetStored } from '#client/settings/stored.ts';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { openSlip, two } from '#client/testing/open-slip.tsx';
import { openPlacing } from './place-store.ts';
import { changeSlip, currentSlip } from './use-slip.ts';

function forgetBets() {
  forgetStored();
  openPlacing();
}
beforeEach(forgetBets);
// Other tests of this process show a whole page, which would go on with a bet whose answer was lost here.
afterEach(() => act(forgetBets));

const refusing =
  (name: keyof typeof errors, fields: Record<string, string[]>): CallFunction =>
  () =>
    Promise.reject(new ApiError(409, errors[name].code, 'refused', { fields }));

/** Takes each bet; nothing else answers. */
const taking = (sent: string[] = []) =>
  answerCalls(async (name: string) => {
    sent.push(name);
    if (name !== 'sportsbook.bets.place') throw new ApiError(0, 'network', 'no connection');
    return { data: sampleBet() };
  });

it('says a refusal in words, and what could be staked instead by one press', async () => {
  const { screen, user } = openSlip({}, { call: refusing('sportStakeTooHigh', { unitStake: ['7.50'] }) });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(await screen.findByText('This stake is more than can be taken on this bet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stake €7.50' }));
  expect(currentSlip()).toMatchObject({ stake: '7.50', legs: two });
});

it('says once why all singles were refused', async () => {
  const { screen, user } = openSlip({ slip: { mode: 'singles' } }, { call: refusing('insufficientFunds', {}) });
  await user.click(screen.getByRole('button', { name: 'Bet €20.00' }));
  expect(await screen.findByText('There is not enough money in your account')).toBeTruthy();
});

it('names the leg whose price was refused', async () => {
  const { screen, user } = openSlip({}, { call: refusing('priceChanged', { 'legs.1': ['2.6'] }) });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(await screen.findByText('Ashvale Orient: the odds went from 3.00 to 2.60')).toBeTruthy();
});

it('offers the stake that would be taken, by one press, after which nothing is said of the refusal', async () => {
  const call = answerCalls(async () => {
    throw new ApiError(409, errors.insufficientFunds.code, 'refused', { fields: { unitStake: ['7.50'] } });
  });
  const { screen, user } = openSlip({}, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByText('There is not enough money in your account');
  await user.click(screen.getByRole('button', { name: 'Stake €7.50' }));
  expect(screen.queryByText('There is not enough money in your account')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bet €7.50' })).toBeTruthy();
});

it('of several singles says which were taken and why the others were not, then leaves those with the reason', async () => {
  const call = answerCalls(async (name: string, { body }: { body: { legs: { outcomeId: string }[] } }) => {
    if (name !== 'sportsbook.bets.place') throw new ApiError(0, 'network', 'no connection');
    if (body.legs[0]!.outcomeId === 'a') return { data: sampleBet() };
    throw new ApiError(409, errors.insufficientFunds.code, 'refused', { fields: { unitStake: ['7.50'] } });
  });
  const { screen, user } = openSlip({ slip: { mode: 'singles' } }, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €20.00' }));
  expect(await screen.findByRole('region', { name: 'Your bet' })).toBeTruthy();
  expect(screen.getByText('There is not enough money in your account')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(currentSlip().legs.map(({ outcomeId }) => outcomeId)).toEqual(['b']);
  expect(screen.getByText('There is not enough money in your account')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stake €7.50' }));
  expect(screen.queryByText('There is not enough money in your account')).toBeNull();
});

it('says what would refuse even the smallest stake before anything is placed', () => {
  const { screen } = openSlip({ judged: { mostUnitStake: null, refusal: { code: 14105, reason: 'coolingOff' } } });
  expect(screen.getByText('You are taking a break')).toBeTruthy();
});

it('says when a limit resets that leaves nothing', () => {
  const refusal = { code: 14100, reason: 'betLimitReached', until: new Date().toISOString() };
  const { screen } = openSlip({ judged: { mostUnitStake: null, refusal } });
  expect(screen.getByText('This is more than your stake limit leaves')).toBeTruthy();
  expect(screen.getByText(/^The limit resets: \d\d:\d\d$/)).toBeTruthy();
});

it('says aloud that a bet is placed, and keeps the focus on the slip, also when its receipt is put away', async () => {
  const { screen, user } = openSlip({}, { call: taking() });
  const aloud = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  screen.getByRole('button', { name: 'Bet €10.00' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Your bet' });
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: 'Bet slip' }));
  expect(aloud()).toContain('Your bet is placed');
  screen.getByRole('button', { name: 'Done' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('The slip is empty');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: 'Bet slip' }));
});

it('places nothing with the second click of who accepts with two, nor with a key that is held', async () => {
  const sent: string[] = [];
  const { screen, user } = openSlip({}, { call: taking(sent) });
  const button = screen.getByRole('button', { name: 'Bet €10.00' });
  fireEvent.click(button, { detail: 2 });
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(sent).not.toContain('sportsbook.bets.place');
  await user.click(button);
  expect(sent).toContain('sportsbook.bets.place');
});

it('has a guest sign in, and keeps the slip', async () => {
  const { screen, user, asked } = openSlip({ judged: { currency: null, mostUnitStake: null } }, { isPlayer: false });
  await user.click(screen.getByRole('button', { name: 'Sign in to bet' }));
  expect(asked.signIn).toBe(1);
  expect(currentSlip().legs).toEqual(two);
});

it('says beside the button that the session is over, which a sheet would cover elsewhere, and how to go on', async () => {
  const call = (async () => {
    throw new ApiError(401, 1000, 'over');
  }) as unknown as CallFunction;
  const { screen, user, asked } = openSlip({}, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByText('Your session here is over');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(asked.signIn).toBe(1);
});

it('a bet whose answer was lost is not placed anew: it is sent again', async () => {
  const { screen, user } = openSlip({});
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy();
  await act(async () => openPlacing());
  expect(screen.getByText('Sending it again sends the same bet: it is never placed twice.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Bet/ }).getAttribute('aria-disabled')).toBe('true');
});

it('a bet whose answer was lost waits for the account that sent it, and keeps no other from betting', async () => {
  openPlacing('first');
  const { screen, user } = openSlip({});
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByRole('button', { name: 'Send again' });
  /** Another account stakes the same. */
  const become = (other: string | null) =>
    act(async () => {
      openPlacing(other);
      changeSlip((slip) => ({ ...slip, stake: '10' }));
    });
  for (const other of ['second', null]) {
    await become(other);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bet €10.00' }).getAttribute('aria-disabled')).toBeNull();
  }
  // What the second sends does not put the other's out of mind.
  await become('second');
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByRole('button', { name: 'Send again' });
  await act(async () => openPlacing('first'));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('a bet whose answer was lost can be sent again though the slip was emptied', async () => {
  const { screen, user } = openSlip({});
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByRole('button', { name: 'Send again' });
  await user.click(screen.getByRole('button', { name: 'Clear the slip' }));
  expect(currentSlip().legs).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('of several singles says beside those that were taken that the answer of another was lost', async () => {
  const call = answerCalls(async (name: string, { body }: { body: { legs: { outcomeId: string }[] } }) => {
    if (name === 'sportsbook.bets.place' && body.legs[0]!.outcomeId === 'a') return { data: sampleBet() };
    throw new ApiError(0, 'network', 'no connection');
  });
  const { screen, user } = openSlip({ slip: { mode: 'singles' } }, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €20.00' }));
  expect(await screen.findByRole('region', { name: 'Your bet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});
