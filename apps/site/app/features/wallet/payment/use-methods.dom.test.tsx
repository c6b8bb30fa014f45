import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { useIsLimitReached } from './use-methods.ts';

const queryKey = ['methods of a test'];
let answer: PromiseWithResolvers<string[]>;

function Panel() {
  const asked = useQuery({ queryKey, queryFn: () => (answer = Promise.withResolvers()).promise, retry: false });
  return <output>{useIsLimitReached(asked) ? 'reached' : asked.isPending ? 'asked' : 'open'}</output>;
}
const shown = () => screen.getByRole('status').textContent;
const askAgain = () => act(() => void queryClient.refetchQueries({ queryKey }).catch(() => undefined));
const refuse = () => act(async () => answer.reject(new ApiError(423, errors.depositLimitReached.code, '')));

it('[DEP-10] that the deposit limit is reached stands while the methods are asked for again, until they are answered', async () => {
  renderSite(<Panel />);
  expect(shown()).toBe('asked');
  await refuse();
  await expect.poll(shown).toBe('reached');
  askAgain();
  expect(queryClient.getQueryState(queryKey)?.status).toBe('pending');
  expect(shown()).toBe('reached');
  await act(async () => answer.resolve([]));
  await expect.poll(shown).toBe('open');
});
