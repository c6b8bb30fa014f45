import { screen } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { messagesQuery } from '#app/queries/messages.ts';
import { connectAs } from '#app/session/live.ts';
import { queryClient } from '#app/session/query-client.ts';
import { heard } from '#testing/heard-channels.ts';
import { renderSite } from '#testing/render-site.tsx';
import { MessageBell } from './message-bell.tsx';

vi.mock('@verdigale/client/realtime', () => import('#testing/heard-channels.ts'));
afterEach(() => connectAs(null));

it('[PROFILE-06] the popover asks for page 1 with 3 messages, and its bell counts all that are unread', async () => {
  const message = (id: string) => ({
    id,
    readAt: null,
    state: 1,
    createdAt: '2026-06-03T12:00:00.000Z',
    content: { title: `Message ${id}`, text: '' },
  });
  queryClient.setQueryData(messagesQuery({ page: 1, perPage: 3 }).queryKey, {
    data: ['a', 'b', 'c'].map(message),
    meta: { page: 1, perPage: 3, totalPages: 3, totalRows: 9, totalUnread: 7 },
  } as never);
  const { user } = renderSite(<MessageBell />);
  await user.click(screen.getByRole('button', { name: /7/ }));
  for (const id of ['a', 'b', 'c']) expect(await screen.findByText(`Message ${id}`)).toBeDefined();
  const [call] = messagesQuery({ page: 1, perPage: 3 }).queryKey;
  const keys = queryClient.getQueryCache().getAll();
  expect(keys.flatMap((query) => (query.queryKey[0] === call ? [query.queryKey[1]] : []))).toEqual([{ query: { page: 1, perPage: 3 } }]);
});

it('[PROFILE-06] a message has an alert wherever it leads to: how a payment ended is told by a silent one', async () => {
  connectAs('018f0000-0000-7000-8000-000000000001');
  renderSite(<MessageBell />);
  await vi.waitFor(() => expect(heard.has('messenger:notifications')).toBe(true));
  const content = { title: 'Win being checked', body: '', link: { url: '/profile/history', label: 'Open your history' } };
  heard.get('messenger:notifications')!.events['message.received']!({ message: { id: 'a', content } } as never);
  await vi.waitFor(() => expect(toasts.visible()).toMatchObject([{ title: 'New notification', description: 'Win being checked' }]));
});
