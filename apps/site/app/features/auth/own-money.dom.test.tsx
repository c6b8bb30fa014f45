import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { OwnMoney } from './own-money.tsx';

vi.mock('#app/browser/fingerprint.ts', () => ({ readFingerprint: async () => undefined }));

afterEach(() => queryClient.clear());

const euro = { code: 'EUR', subunitToUnit: 100, type: 'fiat' };
async function ask(answer?: object) {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: [euro], meta: undefined } as never);
  if (answer) vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ data: answer })));
  const { user } = renderSite(<OwnMoney login="ann@mail.test" password="three quiet otters" />);
  await user.click(await screen.findByRole('button', { name: 'Pay out my money' }));
}

it('[X6] says what is on its way, and what support pays', async () => {
  await ask({
    paid: [{ invoiceId: '018f0000-0000-7000-8000-000000000001', method: 'card', amount: 480, currency: 'EUR' }],
    left: [{ amount: 20.5, currency: 'EUR' }],
  });
  expect(await screen.findByText('€480.00 is on its way to you.')).toBeDefined();
  expect(screen.getByText(/^€20\.50 we pay out by hand/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is none', async () => {
  await ask({ paid: [], left: [] });
  expect(await screen.findByText('There is no money on this account.')).toBeDefined();
});

it('can be asked again where it failed', async () => {
  await ask();
  expect(await screen.findByRole('button', { name: 'Pay out my money' })).toBeDefined();
});
