import { act, screen } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { afterEach, expect, it, vi } from 'vitest';
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
