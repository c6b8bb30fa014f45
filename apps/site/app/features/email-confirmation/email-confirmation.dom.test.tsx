import { act, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';

afterEach(() => {
  delete window.askedAhead;
  session.dropped();
});

function show(own: Partial<Profile>) {
  session.signedIn({ accessToken: '', profile: { id: 'p-1', email: 'ann@mail.test', confirmedAt: null, ...own } as Profile });
  return act(async () => renderSite(<EmailConfirmation />));
}
const resend = () => screen.queryByRole('button', { name: 'Send it again' });

it.each([
  ['is on its way', Response.json({ data: { message: 'Sent' } }), 'The link is on its way'],
  [
    'could not be asked for, whatever the code',
    Response.json({ error: { code: 1004, message: 'too many' } }, { status: 429 }),
    'Something went wrong',
  ],
])('[PROFILE-05] says that the mail %s', async (_, answer, said) => {
  const { user } = await show({});
  // The platform's answer lies ready, as what a page has asked ahead does.
  window.askedAhead = { token: '', answers: { '/api/player/profile/confirmations/email/resend': Promise.resolve(answer) } };
  await user.click(resend()!);
  await expect.poll(() => toasts.visible().map(({ title }) => title)).toEqual([said]);
});

it.each([{ confirmedAt: '2026-06-01T12:00:00Z' }, { email: null }])('[PROFILE-05] asks nothing of a player with %o', async (own) => {
  await show(own);
  expect(resend()).toBeNull();
});
