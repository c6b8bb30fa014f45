import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session, startSession } from '#app/session/session-store.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { ModalHost } from './modal-host.tsx';
import { modals } from './registry.ts';

let stop: () => void;
// A guest's page.
beforeEach(() => {
  stop = startSession(() => undefined);
});
afterEach(() => {
  session.dropped();
  stop();
});
const search = () => pageLocation().search;

async function open(key: 'sign-in' | 'sign-up' | 'forgot-pass'): Promise<void> {
  await Promise.all([modals[key].preload(), modals['sign-up-cancel'].preload()]);
  await act(async () => renderSite(<ModalHost />, { url: `/main?tab=2&${key}=true` }));
  await screen.findByRole('dialog');
}

const ways: [string, () => Promise<unknown>][] = [
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.body)],
];

it.each(ways)('[MODAL-01] [MODAL-02] the sign-in, open by its flag, closes by %s, and its flag goes', async (_, close) => {
  await open('sign-in');
  await act(close);
  expect(search()).toBe('?tab=2');
});

it.each(ways)('[MODAL-03] the sign-up is not closed by %s: it asks', async (_, close) => {
  await open('sign-up');
  await act(close);
  expect(search()).toBe('?tab=2&sign-up=true&sign-up-cancel=true');
  expect(await screen.findByRole('alertdialog', { name: 'Leave the registration?' })).toBeDefined();
});

it.each([
  ['Continue registering', '?tab=2&sign-up=true'],
  ['Leave', '?tab=2'],
])('[MODAL-03] the question answered with “%s” leads to %s', async (answer, left) => {
  await open('sign-up');
  await act(() => userEvent.keyboard('{Escape}'));
  const question = await screen.findByRole('alertdialog');
  await act(() => userEvent.click([...question.querySelectorAll('button')].find(({ textContent }) => textContent === answer)!));
  await expect.poll(search).toBe(left);
});
