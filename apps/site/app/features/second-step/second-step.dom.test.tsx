import { act, screen } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { halfSignIn, rememberHalf } from './half-sign-in.ts';
import { SecondStep } from './second-step.tsx';

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

  it('that was reloaded leads back to the sign-in', async () => {
    await show('recovery');
    await act(async () => halfSignIn.set(null));
    expect(screen.getByText(/took too long/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  });

  it('says nothing of a sign-in that took too long while its modal goes, once it is done', async () => {
    const { user, close } = await show('recovery');
    const answer = {
      data: { accessToken: `e.${btoa(JSON.stringify({ sessionId: 's1', exp: Date.now() / 1000 + 3600 }))}.s`, profile: { id: 'ann' } },
    };
    window.askedAhead = {
      token: '',
      answers: { '/api/player/sessions/second-step': Promise.resolve(new Response(JSON.stringify(answer))) },
    };
    await user.type(screen.getByRole('textbox'), 'abcde-fghij{Enter}');
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    expect(halfSignIn.current()).toBeNull();
    expect(screen.queryByText(/took too long/)).toBeNull();
    delete window.askedAhead;
  });

  it('is remembered of no other refusal', () => {
    expect(rememberHalf(new ApiError(401, 11010, 'wrong'), null)).toBe(false);
    expect(halfSignIn.current()).toBeNull();
  });
});
