import { act, screen } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { CodeVerification } from './code-verification.tsx';

const alerts = () => toasts.visible().flatMap(({ title, isLeaving }) => (isLeaving ? [] : [title]));
afterEach(() => toasts.visible().forEach(({ id }) => toasts.close(id)));

async function enter(onVerified: (code: string) => Promise<void> = async () => undefined) {
  const part = <CodeVerification onVerified={onVerified} phone="4915112345678" reason="registration" />;
  const { user } = await act(async () => renderSite(part));
  await user.type(screen.getAllByRole('textbox')[0]!, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

describe('a code that was not taken', () => {
  it('[OTP-05] cannot be verified without an answer', async () => {
    await enter();
    expect(await screen.findByText('Cannot verify phone number')).toBeDefined();
  });
});

describe('[REG-05] what fails after a right code', () => {
  const answer = (body: object) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));

  it('is an alert, unless the code has become invalid meanwhile', async () => {
    answer({ data: { code: '123456' } });
    await enter(() => Promise.reject(new ApiError(429, 1004, 'slow down')));
    await vi.waitFor(() => expect(alerts()).toHaveLength(1));
    expect(screen.queryByText('slow down')).toBeNull();
    expect(screen.getAllByRole('textbox')[0]!.getAttribute('aria-invalid')).toBeNull();
  });

  it('is the code’s own fault when it was used up meanwhile', async () => {
    answer({ data: { code: '123456' } });
    await enter(() => Promise.reject(new ApiError(400, 11003, 'used')));
    expect(await screen.findByText('This code is not right. Check it, or ask for another one.')).toBeDefined();
    expect(alerts()).toEqual([]);
  });
});
