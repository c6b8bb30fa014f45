import { act, fireEvent, screen } from '@testing-library/react';
import type { Country } from '@verdigale/contract';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ForgotPass } from './forgot-pass.tsx';

afterEach(() => delete window.askedAhead);

it('the way back from the code leads to the phone that was typed', async () => {
  const germany = { code: 'DE', name: 'Germany', nativeName: 'Deutschland', phonePrefix: '49' } as Country;
  queryClient.setQueryData(countriesQuery.queryKey, { data: [germany], meta: undefined });
  queryClient.setQueryData(visitorQuery.queryKey, { data: { country: 'DE' }, meta: undefined });
  await preloadPhoneTools();
  // The platform's answer lies ready, as what a page has asked ahead does.
  window.askedAhead = { token: '', answers: { '/api/player/otp/send': Promise.resolve(new Response('{"data":{"message":"sent"}}')) } };
  const part = (
    <Suspense>
      <ForgotPass />
    </Suspense>
  );
  const { user } = await act(async () => renderSite(part, { root: { isOtpEnabled: true } }));
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'By phone' })));
  await user.type(await screen.findByRole('textbox', { name: /Phone number/ }), '15112345678');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Phone number/ })).value).toBe('15112345678');
});
