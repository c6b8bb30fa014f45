import { act, screen, waitFor, within } from '@testing-library/react';
import type { PlayTime } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { queryClient, session } from '#app/session/index.ts';
import { playTimeQuery } from '#app/queries/play-time.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { samplePlayTime } from '#testing/sample-play-time.ts';
import { PlayTimeSection } from './play-time-section.tsx';

afterEach(() => {
  session.signedOut();
  queryClient.clear();
});

async function show(limit: Partial<PlayTime['limit']> = {}) {
  own();
  const data = samplePlayTime({ limit });
  queryClient.setQueryData(playTimeQuery.queryKey, { data, meta: undefined });
  return act(async () => renderSite(<PlayTimeSection />));
}

/** What the player says is sent, each time as a whole body. */
const changes = () => sentChanges().map(([, , body]) => body);

/** What a change is answered with comes late: without waiting for it, it would appear in the next test. */
const alerted = () => waitFor(() => expect(toasts.visible()).toHaveLength(1));
const minutes = () => screen.getByRole('textbox', { name: 'Minutes per day' });

it('proposes no limit on time, and sets what the player says', async () => {
  const { user } = await show();
  expect((minutes() as HTMLInputElement).value).toBe('');
  await user.type(minutes(), '4a5');
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  await alerted();
  expect(changes()).toEqual([{ limitMinutes: 45 }]);
});

it('[LIM-05] says what is missing while there is nothing to set, and keeps the focus of the button', async () => {
  const { user } = await show();
  const button = screen.getByRole('button', { name: 'Set the limit' });
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Still to fill in: Minutes per day');
  await user.type(minutes(), '45');
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  button.focus();
  await user.keyboard('{Enter}');
  await alerted();
  expect(document.activeElement).toBe(button);
});

it('takes a minute to a day', async () => {
  const { user } = await show();
  await user.type(minutes(), '1441');
  await user.tab();
  expect(await screen.findByText('Between 1 and 1440')).toBeDefined();
});

it('shows what of the day is used, and ends the limit by one press and a day', async () => {
  const { user } = await show({ minutes: 90 });
  expect(screen.getByRole('meter', { name: 'Played today' }).getAttribute('aria-valuetext')).toBe('60 minutes of 90 minutes');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await alerted();
  expect(changes()).toEqual([{ limitMinutes: null }]);
});

it.each([
  [120, 'Do you still want 120 minutes?', 'Change to 120 minutes'],
  [null, 'Do you still want to end this limit?', 'End the limit'],
])('[L6] a looser limit (%s) whose wait is over is confirmed or dropped', async (to, question, confirm) => {
  const pending = { minutes: to, effectiveAt: '2026-06-03T12:00:00.000Z', isAwaitingConfirmation: true };
  const { user } = await show({ minutes: 90, pending });
  expect(screen.getByText(question, { exact: false })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Keep 90 minutes' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: confirm }));
  await alerted();
  expect(changes()).toEqual([{ limitMinutes: to }]);
});

it('[L6] one that waits cannot be confirmed yet', async () => {
  await show({ minutes: 90, pending: { minutes: 120, effectiveAt: '2099-06-03T12:00:00.000Z', isAwaitingConfirmation: false } });
  expect(screen.getByText(/^You asked for 120 minutes/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
});

it('[S4] offers the intervals of the jurisdiction', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: /Every/ }));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['15 minutes', '30 minutes', '60 minutes']);
  await user.click(options[0]!);
  await waitFor(() => expect(changes()).toEqual([{ checkMinutes: 15 }]));
});

it('says that it did not load, and offers to try again', async () => {
  own();
  await act(async () => renderSite(<PlayTimeSection />));
  expect(await screen.findByText('Your time at play did not load')).toBeDefined();
  expect(screen.getByRole('button')).toBeDefined();
});
