import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { StatementTab } from './statement-tab.tsx';

afterEach(() => session.signedOut());

it('offers another try where the accounts cannot be had', async () => {
  own();
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  await act(async () => renderSite(<StatementTab />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
