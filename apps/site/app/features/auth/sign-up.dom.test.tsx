import { act, fireEvent, screen } from '@testing-library/react';
import type { Field } from '@verdigale/contract';
import { use, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ContentContext } from '#app/content/content-source.ts';
import type { ContentTree } from '#app/content/content-tree.ts';
import { renderSite } from '#testing/render-site.tsx';
import { SignUp } from './sign-up.tsx';

const field = (name: string, position: number) =>
  ({ id: position, name, description: '', isRequired: true, isVisible: true, editable: true, position, rules: [] }) satisfies Field;

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

/** The brand's texts with these of its sign-up. */
function Said({ texts, children }: { texts: ContentTree; children: ReactNode }) {
  const source = use(ContentContext);
  const modals = source.get('modals') as Record<string, ContentTree>;
  const get = (name: string) => (name === 'modals' ? { ...modals, signUp: { ...modals.signUp, ...texts } } : source.get(name));
  return <ContentContext value={{ ...source, get }}>{children}</ContentContext>;
}

it.each([
  { agreementsChecked: true, agreeEmailChecked: false },
  { agreementsChecked: false, agreeEmailChecked: true },
])('[REG-12] consents start as the brand’s texts say: %o', async (texts) => {
  const consents = [field('agreements', 3), field('receiveEmailPromo', 4)];
  const form = (
    <Said texts={texts}>
      <SignUp onStep={() => undefined} />
    </Said>
  );
  const root = { registration: { email: true, phone: false }, registrationFields: [...registrationFields, ...consents] };
  await act(async () => renderSite(form, { root }));
  const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isTicked(/at least 18/), isTicked(/offers/)]).toEqual([texts.agreementsChecked, texts.agreeEmailChecked]);
});
