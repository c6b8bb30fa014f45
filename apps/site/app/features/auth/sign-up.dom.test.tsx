import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { BrandTexts } from '#testing/brand-texts.tsx';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery, currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleField } from '#testing/sample-field.ts';
import { sentChanges } from '#testing/sent-calls.ts';
import { SignUp } from './sign-up.tsx';

const field = (name: string, position: number) => sampleField({ id: position, name, position });

const registrationFields = [field('email', 1), field('password', 2), field('nickname', 3)];

const show = (registration: { email: boolean; phone: boolean }) =>
  act(async () => renderSite(<SignUp onStep={() => undefined} />, { root: { registration, registrationFields } }));
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const value = (name: RegExp) => input(name).value;

it('[REG-02] begins anew when the type of the registration is switched', async () => {
  const { user } = await show({ email: true, phone: true });
  await user.type(input(/^Password/), 'xy');
  await user.type(input(/^Nickname/), 'ann');
  // The phone's form suspends until the rules of phones are there, and a form is drawn in two steps.
  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name })));
  await choose('By phone');
  await screen.findByRole('button', { name: 'Send me the code' });
  expect([value(/^Password/), value(/^Nickname/)]).toEqual(['', '']);
  await user.type(input(/^Nickname/), 'ben');
  await choose('By e-mail');
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

it.each([
  ['email', 'agreeEmailChecked', true],
  ['email', 'agreeEmailChecked', false],
  ['phone', 'agreeSmsChecked', true],
  ['phone', 'agreeSmsChecked', false],
] as const)('[REG-12] by %s, consents start as the brand’s texts say: %s %s', async (way, key, isChecked) => {
  const consents = ['agreements', 'receiveEmailPromo', 'receiveSmsPromo'].map((name, at) => field(name, at + 4));
  const texts = { agreementsChecked: !isChecked, agreeEmailChecked: null, agreeSmsChecked: null, [key]: isChecked };
  const form = (
    <BrandTexts modals={{ signUp: texts }}>
      <SignUp onStep={() => undefined} />
    </BrandTexts>
  );
  const registration = { email: way === 'email', phone: way === 'phone' };
  const root = { registration, registrationFields: [...registrationFields, ...consents] };
  await act(async () => renderSite(form, { root }));
  const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  await screen.findByRole('checkbox', { name: /offers/ });
  expect([isTicked(/at least 18/), isTicked(/offers/)]).toEqual([!isChecked, isChecked]);
});

it('[REG-03] the code of a referral is behind a control that says it is optional', async () => {
  const root = { registration: { email: true, phone: false }, registrationFields: [...registrationFields, field('bonusCode', 4)] };
  const { user } = await act(async () => renderSite(<SignUp onStep={() => undefined} />, { root }));
  const control = screen.getByRole('button', { name: 'Referral/Promo Code (Optional)' });
  expect(control.getAttribute('aria-expanded')).toBe('false');
  await user.click(control);
  expect(control.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('textbox', { name: /^Referral or promo code/ })).toBeDefined();
  await user.click(control);
  expect(control.getAttribute('aria-expanded')).toBe('false');
});

it('[REG-06] the repeated password is judged again when the password changes, once it was touched', async () => {
  const fields = [field('password', 2), field('password_confirmation', 3)];
  const root = { registration: { email: true, phone: false }, registrationFields: fields };
  const { user } = await act(async () => renderSite(<SignUp onStep={() => undefined} />, { root }));
  const isWrong = () => input(/^Repeat password/).getAttribute('aria-invalid');
  await user.type(input(/^Password/), 'otters');
  expect(isWrong()).toBeNull();
  await user.type(input(/^Repeat password/), 'otters');
  await user.tab();
  expect(isWrong()).toBeNull();
  await user.type(input(/^Password/), '2');
  await waitFor(() => expect(isWrong()).toBe('true'));
  await user.type(input(/^Password/), '{Backspace}');
  await waitFor(() => expect(isWrong()).toBeNull());
});

it.each([
  ['GR', { country: 'GR', currency: 'USD' }],
  ['XX', {}],
])('[REG-11] from %s a registration sends %o for a country and a currency that its form does not show', async (here, filled) => {
  const fiat = { subunitToUnit: 100, type: 'fiat' };
  const countries = [{ code: 'GR', currency: 'USD', additionalCurrency: [] }];
  const currencies = ['EUR', 'USD'].map((code) => ({ ...fiat, code, isBase: code === 'EUR' }));
  const known: [readonly unknown[], unknown][] = [
    [countriesQuery.queryKey, countries],
    [currenciesQuery.queryKey, currencies],
    [visitorQuery.queryKey, { country: here }],
  ];
  for (const [queryKey, data] of known) queryClient.setQueryData(queryKey, { data, meta: undefined });
  const hidden = ['nickname', 'country', 'currency'].map((name, index) => ({ ...field(name, index + 3), isVisible: false }));
  const root = { locale: 'de', registration: { email: true, phone: false }, registrationFields: [field('password', 2), ...hidden] };
  await act(async () => renderSite(<SignUp onStep={() => undefined} />, { root }));
  fireEvent.change(input(/^E-Mail/), { target: { value: 'annabel@mail.test' } });
  fireEvent.change(input(/^Passwort/), { target: { value: 'three quiet otters' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Konto eröffnen' })));
  await waitFor(() => expect(sentChanges()).toHaveLength(1));
  const { fingerprint: _, ...body } = sentChanges()[0]![2] as Record<string, unknown>;
  expect(body).toEqual({ email: 'annabel@mail.test', password: 'three quiet otters', nickname: 'anna***', locale: 'de', ...filled });
});

/** The form after the platform has refused what it sent. */
async function refusedWith(status: number, error: object): Promise<void> {
  await show({ email: true, phone: false });
  fireEvent.change(input(/^E-mail/), { target: { value: 'ann@mail.test' } });
  fireEvent.change(input(/^Password/), { target: { value: 'three quiet otters' } });
  fireEvent.change(input(/^Nickname/), { target: { value: 'ann' } });
  // The platform's answer lies ready, as what a page has asked ahead does.
  const answer = Promise.resolve(Response.json({ error }, { status }));
  window.askedAhead = { token: '', answers: { '/api/player/register': answer } };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Create account/ })));
}
const alerts = () => toasts.visible().map(({ title }) => title);
afterEach(() => delete window.askedAhead);

it('[REG-05] a 422 stands at its fields, what concerns no field of the form above it, and there is no alert', async () => {
  const fields = { email: ['Already registered', 'Odd'], currency: ['Not offered'] };
  await refusedWith(422, { code: 1422, message: 'refused', fields });
  expect(await screen.findByText('Already registered')).toBeDefined();
  expect(screen.getByText('Not offered').closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByText('Odd')).toBeNull();
  expect(input(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(input(/^Nickname/).getAttribute('aria-invalid')).toBeNull();
  expect(alerts()).toEqual([]);
});

it('[REG-05] any other refusal is thrown on, and becomes an alert', async () => {
  await refusedWith(500, { code: 1000, message: 'an outage', fields: { email: ['Odd'] } });
  await expect.poll(alerts).toEqual(['Something went wrong']);
  expect(input(/^E-mail/).getAttribute('aria-invalid')).toBeNull();
});
