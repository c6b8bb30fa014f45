import { afterEach, expect, it, vi } from 'vitest';
import { invoicesQuery } from '#app/queries/payment.ts';
import { connectAs } from '#app/session/live.ts';
import { queryClient } from '#app/session/query-client.ts';
import { heard } from '#testing/heard-channels.ts';
import { renderSite } from '#testing/render-site.tsx';
import { LiveWallet } from './live-wallet.tsx';

vi.mock('@verdigale/client/realtime', () => import('#testing/heard-channels.ts'));
afterEach(() => connectAs(null));

it.each([
  ['/profile/history', true],
  ['/profile/documents', false],
])('a message that leads to %s has the payments asked for again: %s', async (url, isAsked) => {
  const { queryKey } = invoicesQuery({ page: 1, perPage: 10 });
  queryClient.setQueryData(queryKey, { data: [], meta: { page: 1, perPage: 10, totalPages: 0, totalRows: 0 } });
  connectAs('018f0000-0000-7000-8000-000000000001');
  renderSite(<LiveWallet />);
  await vi.waitFor(() => expect(heard.has('payment:invoices')).toBe(true));
  const content = { title: 'Say where your deposit goes back to', body: '', link: { url, label: 'Open' } };
  heard.get('messenger:notifications')!.events['message.received']!({ message: { id: 'a', content } } as never);
  // What happens at all has happened by then.
  await new Promise(setImmediate);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isAsked);
});
