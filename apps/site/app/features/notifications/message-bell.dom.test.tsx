import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messagesQuery } from '#app/queries/messages.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { MessageBell } from './message-bell.tsx';

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
