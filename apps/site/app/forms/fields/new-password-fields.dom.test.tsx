import { screen } from '@testing-library/react';
import type { Field } from '@verdigale/contract';
import { validateFields } from '@verdigale/validation';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { useFieldTexts } from '../use-field-texts.ts';
import { useForm } from '../use-form.ts';
import { NewPasswordFields, useNewPasswordRules, type NewPasswords } from './new-password-fields.tsx';

function Part() {
  const rules = useNewPasswordRules();
  const form = useForm<NewPasswords>({
    defaultValues: { newPassword: '', repeatNewPassword: '' },
    judge: (values) => validateFields(values, rules),
    texts: useFieldTexts(),
    send: async () => null,
  });
  return (
    <form {...form.element}>
      <NewPasswordFields form={form} />
      <output>{form.unmet.join(' ')}</output>
    </form>
  );
}

const password = { name: 'password', rules: [{ rule: 'min', arguments: '10' }] } as Field;

it.each([
  ['the rule of six', [], 'brass', 'Strong', 'brass6'],
  ['the longer one of a brand', [password], 'brass-owl', 'Weak', 'brass-owl-1'],
])('a new password is judged and measured by %s', async (_, registrationFields, short, strength, long) => {
  const { user } = renderSite(<Part />, { root: { registrationFields } });
  const field = screen.getByLabelText(/^New password/);
  await user.type(field, short);
  expect(screen.getByText(strength)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('newPassword');
  await user.clear(field);
  await user.type(field, long);
  expect(screen.getByText('Strong')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('repeatNewPassword');
});
