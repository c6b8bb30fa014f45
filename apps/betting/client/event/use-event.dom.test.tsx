import { act, waitFor } from '@testing-library/react';
import type { SportEventDetail } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import type { FollowedEvent } from './merge-event.ts';
import { sampleEvent } from './testing.ts';
import { useEvent } from './use-event.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const versioned = (version: number) => sampleEvent({ version, isLive: false });
const Version = () => <output>{useEvent('e').data?.version}</output>;

it('an answer with everything does not take back what was heard after its question', async () => {
  const answers: ((event: SportEventDetail) => void)[] = [];
  const call = answerCalls(async (_name: string, { query }: { query: { since?: number } }) => {
    if (query.since !== undefined) return { data: { ...versioned(query.since), markets: [] } };
    return new Promise((resolve) => answers.push((data) => resolve({ data })));
  });
  const { show, screen, queries } = renderClient(<Version />, { call });
  show();
  const shown = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!(versioned(4));
  await waitFor(() => expect(shown()).toBe('4'));
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(answers).toHaveLength(2);
  // As the socket does.
  const heard = (known: FollowedEvent | undefined) => known && { ...known, event: versioned(6), heardAt: Date.now() };
  act(() => void queries.setQueryData<FollowedEvent>(['event', 'e'], heard));
  await act(async () => answers[1]!(versioned(5)));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(shown()).toBe('6');
});

it('asks for what has changed as often as usual where the clock of the device was set back', async () => {
  const asked: (number | undefined)[] = [];
  const call = answerCalls(async (_name: string, { query }: { query: { since?: number } }) => {
    asked.push(query.since);
    return { data: { ...versioned(4), isLive: true } };
  });
  const { show, queries } = renderClient(<Version />, { call });
  show();
  await waitFor(() => expect(asked).toEqual([undefined]));
  const heard = (known: FollowedEvent | undefined) => known && { ...known, heardAt: Date.now() };
  act(() => void queries.setQueryData<FollowedEvent>(['event', 'e'], heard));
  vi.setSystemTime(Date.now() - 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(asked[1]).toBeUndefined();
  expect(asked.length).toBeGreaterThan(5);
});
