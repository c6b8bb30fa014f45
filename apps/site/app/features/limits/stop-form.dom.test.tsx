import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { limitsQuery } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { StopForm } from './stop-form.tsx';

afterEach(() => session.signedOut());

it('[LIM-01] whoever goes back from what a break means finds the focus where he left the form', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [{ id: '1_day', name: '1 day' }], selfExclusionPeriod: [] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never);
  const { user } = await act(async () => renderSite(<StopForm close={() => undefined} kind="break" />));
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getAllByRole('radio').at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.activeElement?.tagName).toBe('H3');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
});

it('[LIM-01] can be filled in though what it knows could not be asked for again', async () => {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: [], meta: undefined });
  const limit = { coolingOffPeriod: [], selfExclusionPeriod: [{ id: 'forever', name: 'For good' }] };
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit } }, meta: undefined } as never, { updatedAt: 1 });
  await act(async () => renderSite(<StopForm close={() => undefined} kind="exclusion" />));
  await waitFor(() => expect(queryClient.getQueryState(constantsQuery.queryKey)?.status).toBe('error'));
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
});
