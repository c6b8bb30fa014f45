import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refuseCalls } from '#testing/refuse-calls.ts';
import { renderSite } from '#testing/render-site.tsx';
import { SignInForm } from './sign-in-form.tsx';

vi.mock('#app/browser/fingerprint.ts', () => ({ readFingerprint: async () => undefined }));

const login = () => screen.getByRole('textbox', { name: /E-mail/ });
const submit = () => screen.getByRole('button', { name: /^Sign in/ });

const onShutOut = vi.fn();

async function send() {
  const { user } = renderSite(<SignInForm close={() => undefined} onShutOut={onShutOut} type="email" />);
  await user.type(login(), 'ann@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'three quiet otters');
  await user.click(submit());
  return user;
}

describe('a refused sign-in', () => {
  it('[AUTH-03 AUTH-04 AUTH-06] shows the first message of each field until the field has the focus', async () => {
    refuseCalls('invalid', { fields: { login: ['Nobody signs in so', 'Second'] } });
    const user = await send();
    expect(await screen.findByText('Nobody signs in so')).toBeDefined();
    expect(screen.queryByText('Second')).toBeNull();
    expect(login().getAttribute('aria-invalid')).toBe('true');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await user.click(login());
    expect(screen.queryByText('Nobody signs in so')).toBeNull();
    expect([login().getAttribute('aria-invalid'), submit().getAttribute('aria-disabled')]).toEqual([null, null]);
  });

  it('[AUTH-05] gives one hint for wrong details, and keeps what was typed', async () => {
    refuseCalls('invalidCredentials');
    await send();
    expect(await screen.findByText('These sign-in details do not match. Check them and try again.')).toBeDefined();
    expect((login() as HTMLInputElement).value).toBe('ann@example.org');
  });

  it('[LIM-05] tells a player who has excluded himself until when, not that he is blocked', async () => {
    refuseCalls('selfExcluded', { until: '2031-06-03T12:00:00.000Z' });
    await send();
    const until = '2031-06-03T12:00:00.000Z';
    await waitFor(() => expect(onShutOut).toHaveBeenLastCalledWith({ until, login: 'ann@example.org', password: 'three quiet otters' }));
    expect(screen.queryByText(/blocked/)).toBeNull();
  });

  it('[LIM-05] or that it is for good', async () => {
    refuseCalls('selfExcluded');
    await send();
    await waitFor(() => expect(onShutOut).toHaveBeenLastCalledWith(expect.objectContaining({ until: null })));
  });
});
