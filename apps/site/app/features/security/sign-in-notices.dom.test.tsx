import { screen, waitFor } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInNoticesQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { SignInNotices } from './sign-in-notices.tsx';

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  queryClient.setQueryData(signInNoticesQuery.queryKey, { data: { each: false }, meta: undefined });
});
afterEach(() => session.signedOut());

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me of each sign-in' });

it('[S9] asks to be told of each sign-in, and goes back, and says so, where the change fails', async () => {
  const { user } = renderSite(<SignInNotices />);
  expect(toggle().checked).toBe(false);
  await user.click(toggle());
  expect(sentChanges()).toEqual([['PUT', '/api/player/sessions/notices', { each: true }]]);
  await waitFor(() => expect(toasts.visible()).toHaveLength(1));
  expect(toggle().checked).toBe(false);
});
