import { act, screen, waitFor } from '@testing-library/react';
import type { Field } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { profileFieldsQuery } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { VerificationPage } from './verification-page.tsx';

afterEach(() => session.signedOut());

it('stays, with the check that is under way, though what it knows could not be asked for again', async () => {
  own();
  const old = { updatedAt: 1 };
  queryClient.setQueryData(profileFieldsQuery.queryKey, { data: [{ name: 'email' } as Field], meta: undefined }, old);
  queryClient.setQueryData(
    constantsQuery.queryKey,
    { data: { player: { registration: { phone: false } } }, meta: undefined } as never,
    old,
  );
  await act(async () => renderSite(<VerificationPage />));
  await waitFor(() => expect(queryClient.getQueryState(constantsQuery.queryKey)?.status).toBe('error'));
  await waitFor(() => expect(queryClient.getQueryState(profileFieldsQuery.queryKey)?.status).toBe('error'));
  expect(screen.getByRole('listitem').textContent).toContain('E-mail');
});
