import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Country } from '@verdigale/contract';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { PhoneField } from './phone-field.tsx';

const country = (code: string, phonePrefix: string) => ({ code, name: code, nativeName: code, phonePrefix }) as Country;

/** The answers that a slow line brings late. */
async function answer(): Promise<void> {
  await act(async () => {
    queryClient.setQueryData(countriesQuery.queryKey, { data: [country('DE', '49'), country('AT', '43')], meta: undefined });
    queryClient.setQueryData(visitorQuery.queryKey, { data: { country: 'AT' }, meta: undefined });
  });
}

function Part() {
  const [phone, setPhone] = useState('');
  return (
    <>
      <PhoneField onChange={setPhone} value={phone} />
      <output>{phone}</output>
    </>
  );
}

/** Asked, and not answered yet. */
const ask = (key: readonly unknown[]) => void queryClient.prefetchQuery({ queryKey: key, queryFn: () => new Promise(() => undefined) });

it('has the calling code that it shows, also of a number that was typed before the countries were there', async () => {
  ask(countriesQuery.queryKey);
  ask(visitorQuery.queryKey);
  const { user } = renderSite(<Part />);
  await user.type(screen.getByRole('textbox'), '6641234567');
  await answer();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toContain('+43'));
  expect(screen.getByRole('status').textContent).toBe('436641234567');
});

it('offers no way to be without a calling code, where a number may be left out too', async () => {
  await answer();
  await act(async () => renderSite(<Part />));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toContain('+43');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('takes the calling code that a browser fills in beside the number', async () => {
  await answer();
  await act(async () => renderSite(<Part />));
  const code = screen.getByRole<HTMLInputElement>('combobox');
  const number = screen.getByRole<HTMLInputElement>('textbox');
  expect([code.autocomplete, number.autocomplete]).toEqual(['tel-country-code', 'tel-national']);
  await act(async () => {
    fireEvent.input(code, { target: { value: '49' } });
    code.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => {
    fireEvent.input(number, { target: { value: '15123456789' } });
  });
  expect(code.value).toContain('+49');
  expect(screen.getByRole('status').textContent).toBe('4915123456789');
});
