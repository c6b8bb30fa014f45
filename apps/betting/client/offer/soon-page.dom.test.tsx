import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { SoonPage } from './offer-pages.tsx';

const late = new Date(2026, 5, 3, 23, 50);
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: late }));
afterEach(() => void vi.useRealTimers());

it('asks for what begins today up to midnight, also where the page is still open on the next day', async () => {
  const asked: (number | undefined)[] = [];
  const call = answerCalls(async (_name: string, { query }: { query: { startsWithin?: number } }) => {
    asked.push(query.startsWithin);
    return { data: [], meta: { totalRows: 0 } };
  });
  const { show, screen } = renderClient(<SoonPage />, { call });
  show();
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(asked).toContain(10));
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
  expect(asked.filter((minutes) => minutes !== undefined).at(-1)).toBe(24 * 60 - 10);
});
