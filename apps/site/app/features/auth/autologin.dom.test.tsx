import { act } from '@testing-library/react';
import { errors } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { Autologin } from './autologin.tsx';

afterEach(() => delete window.askedAhead);

/** What is said to who follows this link, where the platform answers with this refusal. */
async function saidAt(url: string, { code, status }: { code: number; status: number }): Promise<string> {
  // The platform's answer lies ready, as what a page has asked ahead does.
  const answer = Promise.resolve(Response.json({ error: { code, message: 'no' } }, { status }));
  window.askedAhead = { token: '', answers: { '/api/player/sessions/token': answer } };
  const stop = startSession(() => undefined);
  await act(async () => renderSite(<Autologin />, { url }));
  await expect.poll(toasts.visible).toHaveLength(1);
  stop();
  return toasts.visible()[0]!.title;
}

it.each([
  ['/auth/autologin', errors.invalid],
  [`/auth/autologin?state=${'cut and pasted '.repeat(20)}`, errors.invalid],
  ['/auth/autologin?state=used', errors.loginTokenInvalid],
])('[AUTH-19] a link that is no good says so, whatever is wrong with it: %s', async (url, refusal) => {
  expect(await saidAt(url, refusal)).toBe('This link no longer works');
});

it('[AUTH-19] a blocked player is told that he is, and nothing of the link', async () => {
  expect(await saidAt('/auth/autologin?state=x', errors.accountBlocked)).toBe('Account blocked');
});
