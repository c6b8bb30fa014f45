import { act, within } from '@testing-library/react';
import { ApiError, type CallFunction } from '@verdigale/client';
import { beforeEach, expect, it } from 'vitest';
import { navigate } from '#client/route/router.ts';
import { forgetStored } from '#client/settings/stored.ts';
import { openSlip } from '#client/testing/open-slip.tsx';
import { openPlacing } from './place-store.ts';
import { SlipBar } from './slip-bar.tsx';

beforeEach(() => {
  forgetStored();
  openPlacing();
});

it.each([
  ['another place', '/'],
  ['the place where one is', '/event/event-a'],
])('gives way to the event of a leg whose link is pressed in it: %s', async (_, from) => {
  act(() => navigate(from));
  const { screen, user } = openSlip({ part: <SlipBar /> });
  await user.click(screen.getByRole('button', { name: /Bet slip/ }));
  await screen.findByRole('dialog', { name: 'Bet slip' });
  await user.click(screen.getAllByRole('link', { name: /Fennick Rovers/ })[0]!);
  expect(window.location.hash).toBe('#/event/event-a');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => navigate('/'));
});

it('gives way to the page, which signs the player in anew, when the session is over', async () => {
  const call = (() => Promise.reject(new ApiError(401, 1000, 'over'))) as unknown as CallFunction;
  const { screen, user, asked } = openSlip({ part: <SlipBar /> }, { call });
  await user.click(screen.getByRole('button', { name: /Bet slip/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bet slip' }));
  await user.click(sheet.getByRole('button', { name: 'Bet €10.00' }));
  await user.click(await sheet.findByRole('button', { name: 'Continue' }));
  expect([asked.signIn, screen.queryByRole('dialog')]).toEqual([1, null]);
});
