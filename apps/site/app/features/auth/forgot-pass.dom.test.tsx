import { act, fireEvent, screen } from '@testing-library/react';
import type { Country } from '@verdigale/contract';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { ForgotPass } from './forgot-pass.tsx';
import { forgetResetCode, resetCodeOf } from './reset-code.ts';

afterEach(() => delete window.askedAhead);

async function askForCode(more: Record<string, string> = {}) {
  const germany = { code: 'DE', name: 'Germany', nativeName: 'Deutschland', phonePrefix: '49' } as Country;
  queryClient.setQueryData(countriesQuery.queryKey, { data: [germany], meta: undefined });
  queryClient.setQueryData(visitorQuery.queryKey, { data: { country: 'DE' }, meta: undefined });
  await preloadPhoneTools();
  // The platform's answer lies ready, as what a page has asked ahead does.
  const ready = { '/api/player/otp/send': '{"data":{"message":"sent"}}', ...more };
  const answers = Object.fromEntries(Object.entries(ready).map(([path, text]) => [path, Promise.resolve(new Response(text))]));
  window.askedAhead = { token: '', answers };
  const part = (
    <Suspense>
      <ForgotPass />
    </Suspense>
  );
  const { user } = await act(async () => renderSite(part, { root: { isOtpEnabled: true } }));
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'By phone' })));
  await user.type(await screen.findByRole('textbox', { name: /Phone number/ }), '15112345678');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  return user;
}

it('the way back from the code leads to the phone that was typed', async () => {
  const user = await askForCode();
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Phone number/ })).value).toBe('15112345678');
});

it('the code of a new password does not come into the address, which tags that count visits send on', async () => {
  const user = await askForCode({ '/api/player/otp/verify': '{"data":{"code":"c0de"}}' });
  const [first] = await screen.findAllByRole('textbox');
  await user.type(first!, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const address = () => pageLocation().search;
  await vi.waitFor(() => expect(address()).toContain('reset-pass'));
  expect(address()).toBe('?reset-pass=true');
  expect(resetCodeOf('?reset-pass=true')).toBe('c0de');
  forgetResetCode();
  expect(resetCodeOf('?reset-pass=true')).toBe('');
});
