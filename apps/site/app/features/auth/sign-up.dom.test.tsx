import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Field } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { RootData } from '#app/root-data.ts';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { SignUp } from './sign-up.tsx';

const field = (name: string, position: number) =>
  ({ id: position, name, description: '', isRequired: true, isVisible: true, editable: true, position, rules: [] }) satisfies Field;
afterEach(() => {
  session.signedOut();
  vi.restoreAllMocks();
});

const registrationFields = [field('email', 1), field('password', 2), field('nickname', 3)];

const show = (registration: { email: boolean; phone: boolean }) =>
  act(async () => renderSite(<SignUp onStep={() => undefined} />, { root: { registration, registrationFields } }));
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const value = (name: RegExp) => input(name).value;

it('[REG-02] begins anew when the type of the registration is switched', async () => {
  const { user } = await show({ email: true, phone: true });
  await user.type(input(/^Password/), 'xy');
  await user.type(input(/^Nickname/), 'ann');
  // The phone's form suspends until the rules of phones are there.
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'By phone' })));
  await screen.findByRole('button', { name: 'Send me the code' });
  expect([value(/^Password/), value(/^Nickname/)]).toEqual(['', '']);
  await user.type(input(/^Nickname/), 'ben');
  await user.click(screen.getByRole('tab', { name: 'By e-mail' }));
  await screen.findByRole('button', { name: 'Create account' });
  expect([value(/^E-mail/), value(/^Password/), value(/^Nickname/)]).toEqual(['', '', '']);
});

it.each([
  [{ email: true, phone: false }, 'Create account'],
  [{ email: false, phone: true }, 'Send me the code'],
])('[REG-02] has no tabs for %j alone', async (registration, button) => {
  await show(registration);
  expect(await screen.findByRole('button', { name: button })).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
});

const Address = () => <p>{useLocation().search}</p>;

it.each<[RootData['limitsAskedAt'], string]>([
  ['first-deposit', '?wallet=deposit'],
  ['registration', '?add-cash-limit=first'],
])('[L1] where limits are asked for at the %s, the registration leads to %s', async (limitsAskedAt, address) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json({ data: url === '/api/player/register' ? { accessToken: 'token', profile: { id: 'p' } } : [] }),
  );
  const part = (
    <>
      <SignUp onStep={() => undefined} />
      <Address />
    </>
  );
  const root = { registration: { email: true, phone: false }, registrationFields, limitsAskedAt };
  const { user } = await act(async () => renderSite(part, { url: '/?sign-up=true', root }));
  await user.type(input(/^E-mail/), 'ann@example.org');
  await user.type(input(/^Password/), 'a long enough secret 7');
  await user.type(input(/^Nickname/), 'ann');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(address)).toBeDefined();
  await waitFor(() => expect(toasts.visible()).toHaveLength(1));
});
