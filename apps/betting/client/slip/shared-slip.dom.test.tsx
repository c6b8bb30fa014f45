import { waitFor } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { sampleEvent } from '#client/event/testing.ts';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { SharedSlip } from './shared-slip.tsx';

/** The feed knows one event. */
const call = answerCalls(async (_name: string, { params: { id } }: { params: { id: string } }) => {
  if (id === 'football-1') return { data: sampleEvent() };
  throw new ApiError(404, 1001, 'no such event');
});

function open(legs: string) {
  const { show, screen } = renderClient(<SharedSlip legs={legs} />, { call });
  show();
  return screen;
}

it('offers what is left of a slip that was shared, where one of its events is gone', async () => {
  const screen = open('football-1:winner--home,gone:x');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Put it on my slip' })).toBeTruthy());
  expect(screen.getByText('Fennick Rovers')).toBeTruthy();
});

it('says that nothing of it is offered any more where all are gone', async () => {
  const screen = open('gone:x,gone:y');
  await waitFor(() => expect(screen.getByText('These selections are no longer offered')).toBeTruthy());
});
