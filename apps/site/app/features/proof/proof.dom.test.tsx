import { act, screen } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { afterEach, expect, it, vi } from 'vitest';
import { refuseCalls } from '#testing/refuse-calls.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ProofHost, proven } from './index.ts';
// Loaded with the test: the first question need not wait for it.
import './proof-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

/** A call that needs a proof the first time, and the page with the question for it. */
async function refusedOnce() {
  const refusal = new ApiError(423, 11030, 'prove it');
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal).mockResolvedValue('changed');
  const { user } = await act(async () => renderSite(<ProofHost />));
  const result = proven(call);
  result.catch(() => undefined);
  return { call, refusal, result, user, password: await screen.findByLabelText(/^Password/) };
}

it('asks for the password, says that one is wrong, and makes the call again after the right one', async () => {
  const { call, result, user, password } = await refusedOnce();
  refuseCalls('invalid', { fields: { password: ['This is not your password'] } });
  await user.type(password, 'guess');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This is not your password')).toBeDefined();
  expect(call).toHaveBeenCalledTimes(1);

  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { message: '' } }));
  await user.clear(password);
  await user.type(password, 'three quiet otters');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await result).toBe('changed');
  expect(call).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves everything as it is when the question is closed', async () => {
  const { call, refusal, result, user } = await refusedOnce();
  await user.keyboard('{Escape}');
  await expect(result).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks nothing after another refusal', async () => {
  const other = new ApiError(422, 1422, 'invalid');
  await expect(proven(() => Promise.reject(other))).rejects.toBe(other);
  expect(screen.queryByRole('dialog')).toBeNull();
});
