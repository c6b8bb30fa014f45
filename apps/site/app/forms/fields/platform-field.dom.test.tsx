import { screen } from '@testing-library/react';
import type { Currency, Field } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sampleField } from '#testing/sample-field.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import { useForm } from '../use-form.ts';
import { currencyOptions } from './choice-options.tsx';
import { PlatformField } from './platform-field.tsx';
import { judgeFields, type FormValues } from './platform-fields.ts';

const field = (name: string, rules: Field['rules'] = []) => sampleField({ name, isRequired: false, rules });
const currency = (code: string, name: string) => ({ code, name, symbol: code, type: 'fiat' }) as Currency;
const options = currencyOptions([currency('EUR', 'Euro'), currency('TRY', 'Turkish lira'), currency('USD', 'US dollar')]);

function Part({ field }: { field: Field }) {
  const texts = useFieldTexts();
  const form = useForm<FormValues>({
    defaultValues: { [field.name]: '' },
    judge: (values) => judgeFields(values, [field]),
    texts,
    send: async () => null,
  });
  return (
    <form {...form.element}>
      <PlatformField field={field} form={form} options={options} />
      <output>{String(form.values[field.name])}</output>
    </form>
  );
}

it('[REG-08] takes an age as digits, on a numeric keypad', async () => {
  const { user } = renderSite(<Part field={field('age', [{ rule: 'integer' }])} />);
  const age = screen.getByRole<HTMLInputElement>('textbox');
  expect(age.inputMode).toBe('numeric');
  await user.type(age, '4x۲');
  expect(age.value).toBe('42');
});

it('[REG-09] finds a currency by its code', async () => {
  const { user } = renderSite(<Part field={field('currency')} />);
  await user.type(screen.getByRole('combobox'), 'tr');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('TRY');
});
