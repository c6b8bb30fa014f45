import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { EquivalentForm } from './equivalent-form.tsx';

afterEach(() => session.signedOut());

it('says that the accounts did not load, and waits for nothing that cannot come', async () => {
  own();
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  renderSite(<EquivalentForm onDone={() => undefined} />);
  expect(await screen.findByText('Your accounts did not load')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
