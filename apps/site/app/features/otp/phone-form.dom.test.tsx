import { act, fireEvent, screen } from '@testing-library/react';
import type { Country } from '@verdigale/contract';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { PhoneForm } from './phone-form.tsx';

beforeAll(preloadPhoneTools);
afterEach(() => delete window.askedAhead);

/** To which phone a code is on its way, once the platform has answered this to `+49 1511 2345678`. */
async function sentAfter(answer: Response): Promise<string | undefined> {
  queryClient.setQueryData(countriesQuery.queryKey, {
    data: [{ code: 'DE', name: 'Germany', phonePrefix: '49' } as Country],
    meta: undefined,
  });
  queryClient.setQueryData(visitorQuery.queryKey, { data: { country: 'DE' }, meta: undefined });
  // The platform's answer lies ready, as what a page has asked ahead does.
  window.askedAhead = { token: '', answers: { '/api/player/otp/send': Promise.resolve(answer) } };
  const onSent = vi.fn<(phone: string) => void>();
  const form = <PhoneForm onSent={onSent} reason="changingPass" submitLabel="Send the code" />;
  await act(async () => renderSite(<Suspense>{form}</Suspense>));
  fireEvent.change(number(), { target: { value: '+49 1511 2345678' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Send the code/ })));
  return onSent.mock.calls[0]?.[0];
}
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone number/ });
const saidOfIt = () => document.getElementById(number().getAttribute('aria-describedby') ?? '')?.textContent;
const refusal = (status: number, code: number, message: string) => Response.json({ error: { code, message } }, { status });

it.each([
  ['too many', refusal(429, 11005, 'too many codes'), 'That was the last code for now. Please try again in an hour.'],
  ['another refusal, in the platform’s words', refusal(451, 11012, 'No codes go there'), 'No codes go there'],
])('[OTP-04] stands at the phone when no code is sent: %s', async (_, answer, said) => {
  expect(await sentAfter(answer)).toBeUndefined();
  expect(saidOfIt()).toBe(said);
});

it('[REG-13] sends prefix and number as one', async () => {
  expect(await sentAfter(Response.json({ data: { message: 'Sent' } }))).toBe('4915112345678');
});
