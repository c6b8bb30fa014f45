import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { TwoStepSection } from './two-step-section.tsx';

afterEach(() => {
  delete window.askedAhead;
  session.dropped();
  queryClient.clear();
});

it.each([
  ['failed, and can be tried again', 503, 1],
  ['is not there where the platform does not serve it', 404, 0],
])('the section %s', async (_, status, count) => {
  own();
  const refusal = new Response(JSON.stringify({ error: { code: status, message: 'no' } }), { status });
  window.askedAhead = { token: 'token', answers: { '/api/player/second-factor': Promise.resolve(refusal) } };
  await act(async () => renderSite(<TwoStepSection />));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(count));
  await waitFor(() => expect(screen.queryAllByRole('heading')).toHaveLength(count));
});
