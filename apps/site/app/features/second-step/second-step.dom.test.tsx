import { act, screen } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import type { Profile } from '@verdigale/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '#app/session/index.ts';
import { refuseCalls } from '#testing/refuse-calls.ts';
import { renderSite } from '#testing/render-site.tsx';
import { halfSignIn, rememberHalf } from './half-sign-in.ts';
import { SecondStep } from './second-step.tsx';

vi.mock('#app/browser/fingerprint.ts', () => ({ readFingerprint: async () => undefined }));
afterEach(() => {
  vi.restoreAllMocks();
  halfSignIn.set(null);
  session.signedOut();
});

const needed = (ways: string) => new ApiError(423, 11032, 'second step', { extra: { challenge: 'c1', ways } });

async function show(ways: string, close = vi.fn<() => void>()) {
  expect(rememberHalf(needed(ways), null)).toBe(true);
  const { user } = await act(async () => renderSite(<SecondStep close={close} />));
  return { user, close };
}

const digits = () => screen.getAllByRole<HTMLInputElement>('textbox');

describe('the second step', () => {
  it('asks in the first way that the player has, and offers the others', async () => {
    const { user } = await show('app,passkey,recovery');
    expect(digits()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByRole('textbox', { name: /^Recovery code/ })).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use the authenticator app' })).toBeDefined();
  });

  it('says that a code is wrong and empties the places, and signs in after a right one', async () => {
    const { user, close } = await show('app,recovery');
    refuseCalls('invalid', { fields: { code: ['This code is wrong'] } });
    await user.type(digits()[0]!, '111111');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This code is wrong or was used before')).toBeDefined();
    expect(digits().map(({ value }) => value)).toEqual(Array<string>(6).fill(''));

    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        data: { accessToken: 't', tokenType: 'bearer', expiresAfter: '1800', sessionId: 's', profile: { id: 'p1' } as Profile },
      }),
    );
    await user.type(digits()[0]!, '222222');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(session.current().status).toBe('player');
    expect(JSON.parse(sent.mock.calls.findLast(([, init]) => init?.method === 'POST')![1]!.body as string)).toMatchObject({
      challenge: 'c1',
      code: '222222',
    });
    expect(halfSignIn.current()).toBeNull();
  });

  it('that took too long, or was reloaded, leads back to the sign-in', async () => {
    const { user } = await show('recovery');
    refuseCalls('secondStepOver');
    await user.type(screen.getByRole('textbox'), 'abcde-fghjk');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/took too long/)).toBeDefined();
    await act(async () => halfSignIn.set(null));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  });

  it('is remembered of no other refusal', () => {
    expect(rememberHalf(new ApiError(401, 11010, 'wrong'), null)).toBe(false);
    expect(halfSignIn.current()).toBeNull();
  });
});
