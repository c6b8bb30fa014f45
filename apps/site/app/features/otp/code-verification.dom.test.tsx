import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { CodeVerification } from './code-verification.tsx';

afterEach(() => {
  vi.useRealTimers();
  delete window.askedAhead;
});

it('[OTP-02] [OTP-04] another code can be had after exactly 60 seconds, and what the platform says of one that it does not send is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // The platform's answer lies ready, as what a page has asked ahead does.
  const refusal = Response.json({ error: { code: 11012, message: 'No codes go there' } }, { status: 451 });
  window.askedAhead = { token: '', answers: { '/api/player/otp/send': Promise.resolve(refusal) } };
  await act(async () => renderSite(<CodeVerification onVerified={() => undefined} phone="4915112345678" reason="registration" />));
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

it('[OTP-05] a code that was not answered cannot be verified', async () => {
  const part = <CodeVerification onVerified={() => undefined} phone="4915112345678" reason="registration" />;
  const { user } = await act(async () => renderSite(part));
  await user.type(screen.getAllByRole('textbox')[0]!, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Cannot verify phone number')).toBeDefined();
});
