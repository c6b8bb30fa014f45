import { act, fireEvent, screen } from '@testing-library/react';
import type { Country } from '@verdigale/contract';
import { Combobox } from '@verdigale/ui/combobox';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { countryOptions } from './choice-options.tsx';

const countries = [
  { code: 'DZ', name: 'Algeria', nativeName: 'الجزائر', phonePrefix: '213' },
  { code: 'DE', name: 'Germany', nativeName: 'Deutschland', phonePrefix: '49' },
  { code: 'GR', name: 'Greece', nativeName: 'Ελλάδα', phonePrefix: '30' },
] as Country[];

function Choice() {
  const [value, setValue] = useState<string | null>(null);
  return <Combobox autoComplete="country" label="Country" onChange={setValue} options={countryOptions(countries, 'en')} value={value} />;
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('[REG-09] opens at a tap, and Enter picks the first of what was found', async () => {
  const { user } = renderSite(<Choice />);
  await user.click(input());
  expect(listed()).toHaveLength(3);
  await user.type(input(), 'ger');
  expect(listed()).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(input().value).toBe('Germany');
  expect(listed()).toHaveLength(0);
});

it('[REG-09] Enter picks what was typed, though the list has not followed yet', async () => {
  const { user } = renderSite(<Choice />);
  await user.click(input());
  await act(async () => {
    fireEvent.change(input(), { target: { value: 'ger' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
  });
  expect(input().value).toBe('Germany');
});

/** As browsers do it: the whole text, then word that the change is complete, whether or not the field has the focus. */
async function fillIn(text: string) {
  await act(async () => {
    fireEvent.input(input(), { target: { value: text } });
  });
  await act(async () => {
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it.each(['DE', 'Germany', 'Deutschland'])('takes %s from the browser, which may fill it in', async (text) => {
  renderSite(<Choice />);
  expect(input().autocomplete).toBe('country');
  await fillIn(text);
  expect(input().value).toBe('Germany');
  await fillIn('GR');
  expect(input().value).toBe('Greece');
  await fillIn('gr');
  expect(input().value).toBe('Greece');
  expect(listed()).toHaveLength(0);
});
