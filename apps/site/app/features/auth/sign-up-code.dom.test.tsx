import { act, fireEvent, screen } from '@testing-library/react';
import type { Country } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery, currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleField } from '#testing/sample-field.ts';
import { sentChanges } from '#testing/sent-calls.ts';
import { SignUp } from './sign-up.tsx';

beforeAll(preloadPhoneTools);
afterEach(() => delete window.askedAhead);

const root = { registration: { email: false, phone: true }, registrationFields: [sampleField()] };
const done = () => Response.json({ data: { message: 'Sent' } });
const refusal = (status: number, error: object) => Response.json({ error: { message: 'refused', ...error } }, { status });
const send = '/api/player/otp/send';
const verify = '/api/player/otp/verify';
const register = '/api/player/register/phone';

const number = () => screen.getByLabelText<HTMLInputElement>(/^Phone number/, { selector: 'input' });
const secret = () => screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' });
const saidOfNumber = () => document.getElementById(number().getAttribute('aria-describedby') ?? '')?.textContent;
const isAskingForCode = () => screen.queryByRole('group', { name: '6-digit code' }) !== null;

/** A registration by phone that asks for its code, and which steps it reports. What the platform answers lies ready, as what a page has asked ahead does. */
async function askForCode(answers: Record<string, Response>): Promise<boolean[]> {
  for (const [{ queryKey }, data] of [
    [countriesQuery, [{ code: 'DE', name: 'Germany', phonePrefix: '49', currency: 'EUR', additionalCurrency: [] as string[] } as Country]],
    [visitorQuery, { country: 'DE' }],
    [currenciesQuery, []],
  ] as const)
    queryClient.setQueryData(queryKey as never, { data, meta: undefined } as never);
  window.askedAhead = {
    token: '',
    answers: Object.fromEntries(Object.entries(answers).map(([url, answer]) => [url, Promise.resolve(answer)])),
  };
  const steps: boolean[] = [];
  await act(async () =>
    renderSite(
      <Suspense>
        <SignUp onStep={(isVerifying) => steps.push(isVerifying)} />
      </Suspense>,
      { root },
    ),
  );
  fireEvent.change(number(), { target: { value: '1511 2345678' } });
  fireEvent.change(secret(), { target: { value: 'three quiet otters' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Send me the code/ })));
  return steps;
}

async function confirm(): Promise<void> {
  fireEvent.input(screen.getAllByRole('textbox', { name: /^Digit/ })[0]!, { target: { value: '123456' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Confirm/ })));
}

it.each([
  ['too many', refusal(429, { code: 11005 }), 'That was the last code for now. Please try again in an hour.'],
  ['another refusal, in the platform’s words', refusal(451, { code: 11012, message: 'No codes go there' }), 'No codes go there'],
])('[OTP-04] stays at the form, with the reason at its phone, when no code is sent: %s', async (_, answer, said) => {
  expect(await askForCode({ [send]: answer })).toEqual([]);
  expect([saidOfNumber(), isAskingForCode()]).toEqual([said, false]);
});

it('[REG-04] asks for the code that was sent, and leads back to the form as it was', async () => {
  const steps = await askForCode({ [send]: done() });
  expect([steps, isAskingForCode()]).toEqual([[true], true]);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect([steps, isAskingForCode(), secret().value]).toEqual([[true, false], false, 'three quiet otters']);
});

describe('a code that was right', () => {
  const right = () => ({ [send]: done(), [verify]: Response.json({ data: { code: '123456' } }) });

  it('[REG-04] goes with the registration', async () => {
    await askForCode(right());
    await confirm();
    await vi.waitFor(() => expect(sentChanges().map(([, path]) => path)).toEqual([register]));
    expect(sentChanges()[0]![2]).toMatchObject({ phone: '4915112345678', password: 'three quiet otters', code: '123456', locale: 'en' });
  });

  it('[REG-05] leads back to the form, with its fields marked, when the registration is refused with 422', async () => {
    const fields = { phone: ['Already registered'] };
    const steps = await askForCode({ ...right(), [register]: refusal(422, { code: 1422, fields }) });
    await confirm();
    await expect.poll(isAskingForCode).toBe(false);
    expect([steps, saidOfNumber()]).toEqual([[true, false], 'Already registered']);
  });

  it('[REG-05] stays there, with an alert, when the registration fails otherwise', async () => {
    const steps = await askForCode({ ...right(), [register]: refusal(500, { code: 1000 }) });
    await confirm();
    await expect.poll(() => toasts.visible().map(({ title }) => title)).toEqual(['Something went wrong']);
    expect([steps, isAskingForCode()]).toEqual([[true], true]);
    expect((await screen.findByText('Something went wrong')).closest('form')).not.toBeNull();
  });
});
