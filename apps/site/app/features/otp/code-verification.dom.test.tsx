import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { CodeVerification } from './code-verification.tsx';

afterEach(() => {
  vi.useRealTimers();
  delete window.askedAhead;
});

const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
const part = <CodeVerification onVerified={() => undefined} phone="4915112345678" reason="registration" />;
const firstDigit = () => screen.getAllByRole('textbox')[0]!;
const confirm = () => screen.getByRole('button', { name: /^Confirm/ });
const canConfirm = () => confirm().getAttribute('aria-disabled') !== 'true';

/** The platform's answer lies ready, as what a page has asked ahead does. */
function answer(call: 'send' | 'verify', answered: Promise<Response>): void {
  window.askedAhead = { token: '', answers: { [`/api/player/otp/${call}`]: answered } };
}
const refused = (code: number, status: number, message: string) => Promise.resolve(Response.json({ error: { code, message } }, { status }));

it('[OTP-02] [OTP-04] another code can be had after exactly 60 seconds, and what the platform says of one that it does not send is shown', async () => {
  stopClock();
  answer('send', refused(11012, 451, 'No codes go there'));
  await act(async () => renderSite(part));
  const resend = () => screen.queryByRole('button', { name: 'Send another code' });
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  expect([screen.queryByText(/another code in 1:00/) !== null, resend()]).toEqual([true, null]);
  await pass(59_000);
  expect([screen.queryByText(/another code in 0:01/) !== null, resend()]).toEqual([true, null]);
  await pass(1_000);
  vi.useRealTimers();
  fireEvent.click(resend()!);
  expect((await screen.findAllByText('No codes go there')).length).toBeGreaterThan(0);
  // It may be tried again: no code has come.
  expect(resend()).not.toBeNull();
});

/** The part once the minute is over and another code has been asked for, with this answer. */
async function askAgain(answered: Promise<Response>): Promise<void> {
  stopClock();
  await act(async () => renderSite(part));
  await act(async () => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  answer('send', answered);
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }));
}

it('[OTP-02] the wait begins again once another code is sent', async () => {
  await askAgain(Promise.resolve(Response.json({ data: { message: 'Sent' } })));
  expect(await screen.findByText(/another code in (1:00|0:59)/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
});

it('[OTP-04] after 11005 nothing but its message stands where another code was offered', async () => {
  await askAgain(refused(11005, 429, 'too many codes within an hour'));
  expect((await screen.findAllByText(/^That was the last code for now/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
  expect(screen.queryByText('too many codes within an hour')).toBeNull();
});

it('[OTP-03] [OTP-05] can be confirmed with six digits only, not while that is under way, nor while the code is called wrong', async () => {
  const { user } = await act(async () => renderSite(part));
  await user.type(firstDigit(), '12345');
  expect(canConfirm()).toBe(false);
  await user.keyboard('6');
  expect(canConfirm()).toBe(true);
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer('verify', promise);
  await user.click(confirm());
  expect([canConfirm(), confirm().getAttribute('aria-busy')]).toEqual([false, 'true']);
  resolve(await refused(11003, 400, 'wrong'));
  expect((await screen.findAllByText('This code is wrong. Check it, or ask for another one.')).length).toBeGreaterThan(0);
  expect(canConfirm()).toBe(false);
  await user.keyboard('{Delete}7');
  expect(screen.queryByText('This code is wrong. Check it, or ask for another one.')).toBeNull();
  expect(canConfirm()).toBe(true);
});

it('[OTP-05] what else is wrong with a code is said in the platform’s words', async () => {
  const { user } = await act(async () => renderSite(part));
  await user.type(firstDigit(), '123456');
  answer('verify', refused(1004, 429, 'Too many requests'));
  await user.click(confirm());
  expect((await screen.findAllByText('Too many requests')).length).toBeGreaterThan(0);
});

it('[OTP-05] a code that was not answered cannot be verified', async () => {
  const { user } = await act(async () => renderSite(part));
  await user.type(firstDigit(), '123456');
  await user.click(confirm());
  expect(await screen.findByText('Cannot verify phone number')).toBeDefined();
});
