import { act, fireEvent, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { SignIn } from './sign-in.tsx';

beforeAll(preloadPhoneTools);
afterEach(() => {
  delete window.askedAhead;
  session.dropped();
});

const login = () => screen.getByLabelText<HTMLInputElement>(/^(?:E-mail|Phone number)/, { selector: 'input' });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: /^Sign in(?: Loading)?$/ });
const canSubmit = () => submit().getAttribute('aria-disabled') !== 'true';
const saidOf = (input: HTMLInputElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const alerts = () => toasts.visible().map(({ title }) => title);
const refusal = (status: number, error: object) => Response.json({ error: { message: 'no', ...error } }, { status });

/** The form, and how often it has asked to be closed. What the platform answers lies ready, as what a page has asked ahead does. */
async function show(answered?: Promise<Response>) {
  if (answered) window.askedAhead = { token: '', answers: { '/api/player/sessions': answered } };
  const close = vi.fn<() => void>();
  const { user } = await act(async () => renderSite(<SignIn close={close} onShutOut={() => undefined} />, { url: '/main?sign-in=true' }));
  return { user, close };
}

/** The same, filled in and sent. */
async function send(answered?: Promise<Response>) {
  const shown = await show(answered);
  fireEvent.change(login(), { target: { value: ' ann@mail.test' } });
  fireEvent.change(password(), { target: { value: 'secret' } });
  await act(async () => void fireEvent.click(submit()));
  return shown;
}

describe('the form', () => {
  it('[AUTH-03] wants an e-mail address and a password, and says first what is wrong with each', async () => {
    const { user } = await show();
    expect(canSubmit()).toBe(false);
    await user.type(login(), 'ann');
    await user.click(password());
    await user.tab();
    expect([saidOf(login()), saidOf(password())]).toEqual(['This is not an e-mail address', 'This field is required']);
    await user.type(login(), '@mail.test');
    expect(canSubmit()).toBe(false);
    await user.type(password(), 'x');
    expect(canSubmit()).toBe(true);
  });

  it('[AUTH-03] wants a phone behind its tab, and sends it as it travels', async () => {
    queryClient.setQueryData(countriesQuery.queryKey, {
      data: [{ code: 'DE', name: 'Germany', phonePrefix: '49' }],
      meta: undefined,
    } as never);
    await show();
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'By phone' })));
    await vi.waitFor(() => expect(login().type).toBe('tel'));
    fireEvent.change(password(), { target: { value: 'secret' } });
    fireEvent.change(login(), { target: { value: '+49 12' } });
    expect(canSubmit()).toBe(false);
    fireEvent.change(login(), { target: { value: '+49 1511 2345678' } });
    expect(canSubmit()).toBe(true);
    await act(async () => void fireEvent.click(submit()));
    await vi.waitFor(() => expect(sentChanges()[0]?.[2]).toMatchObject({ login: '4915112345678' }));
  });
});

describe('once it is sent', () => {
  it('[AUTH-04] is busy, then signs the player in and closes', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { close } = await send(promise);
    expect([canSubmit(), submit().getAttribute('aria-busy'), close.mock.calls]).toEqual([false, 'true', []]);
    resolve(Response.json({ data: { accessToken: 'e.e30.s', profile: { id: 'p-1' } as Profile } }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(session.current()).toMatchObject({ status: 'player', profile: { id: 'p-1' } });
  });

  it('[AUTH-09] has sent the fingerprint of the browser', async () => {
    await send();
    await vi.waitFor(() => expect(sentChanges()).toHaveLength(1));
    expect(sentChanges()[0]).toEqual([
      'POST',
      '/api/player/sessions',
      { login: 'ann@mail.test', password: 'secret', fingerprint: 'browser-of-a-test' },
    ]);
  });

  it('[AUTH-05] a 401 gives the one hint for both, and no alert', async () => {
    const { close } = await send(Promise.resolve(refusal(401, { code: 11010 })));
    expect((await screen.findByText(/^These sign-in details do not match/)).closest('[role="alert"]')).not.toBeNull();
    expect([alerts(), close.mock.calls, login().getAttribute('aria-invalid')]).toEqual([[], [], null]);
  });

  it('[AUTH-06] [AUTH-04] a 422 stands at its fields, each until it has the focus', async () => {
    await send(Promise.resolve(refusal(422, { code: 1422, fields: { login: ['Odd', 'Long'], password: ['Too long'] } })));
    await vi.waitFor(() => expect([saidOf(login()), saidOf(password())]).toEqual(['Odd', 'Too long']));
    act(() => login().focus());
    act(() => password().focus());
    act(() => password().blur());
    expect([saidOf(login()), saidOf(password())]).not.toContain('Too long');
    expect([alerts(), canSubmit()]).toEqual([[], true]);
  });

  it('[AUTH-07] a 403 says in an alert that the account is blocked', async () => {
    await send(Promise.resolve(refusal(403, { code: 11011 })));
    await expect.poll(alerts).toEqual(['Your account is blocked']);
    // The alert goes by itself, and with it whom to ask.
    expect((await screen.findByText('Your account is blocked')).closest('[role="alert"]')?.textContent).toMatch(/support team/);
    expect(session.current().status).not.toBe('player');
  });

  it('[AUTH-18] anything else is thrown on, and becomes the alert of its code', async () => {
    await send(Promise.resolve(refusal(451, { code: 11012 })));
    await expect.poll(alerts).toEqual(['Not available in your country']);
  });
});
