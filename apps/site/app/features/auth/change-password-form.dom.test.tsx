import { act } from '@testing-library/react';
import type { Country, Profile } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { ChangePasswordForm } from './change-password-form.tsx';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';

afterEach(() => session.signedOut());

const token = `e.${btoa(JSON.stringify({ sessionId: 's1', exp: Date.now() / 1000 + 3600 }))}.s`;

it.each<[string, Partial<Profile>, string | undefined]>([
  ['by e-mail', { email: 'ann@mail.test', phone: '4915112345678', phoneConfirmed: true }, 'ann@mail.test'],
  ['by phone, as the sign-in shows it', { email: null, phone: '4915112345678', phoneConfirmed: true }, '15112345678'],
  ['by neither', { email: null, phone: '4915112345678', phoneConfirmed: false }, undefined],
])('names a password manager the login of an account that is signed in to %s', async (_, own, login) => {
  queryClient.setQueryData(countriesQuery.queryKey, { data: [{ code: 'DE', phonePrefix: '49' } as Country], meta: undefined });
  session.signedIn({ accessToken: token, profile: { id: 'ann', ...own } as Profile });
  const { container } = await act(async () => renderSite(<ChangePasswordForm />));
  expect(container.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(login);
});
