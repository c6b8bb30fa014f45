// A panel is loaded for its first opening: here it is there before, so that no test waits for it.
import '@verdigale/ui/popover-panel';
import { act, screen } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { roundBalance } from '#app/features/wallet/index.ts';
import { messagesQuery, refetchOlder } from '#app/queries/messages.ts';
import { invoicesQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { MessageBell, useMessageEvents } from './message-bell.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  session.dropped();
});

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

it('the focus goes on in the popover when “Mark all as read” has nothing left to do, so that Escape still closes it', async () => {
  const meta = { page: 1, perPage: 3, totalPages: 1, totalRows: 1, totalUnread: 1 };
  const message = { id: 'a', readAt: null, state: 1, createdAt: '2026-06-03T12:00:00.000Z', content: { title: 'Hello', text: '' } };
  session.signedIn({ accessToken: 'token', profile: {} as never });
  queryClient.setQueryData(messagesQuery({ page: 1, perPage: 3 }).queryKey, { data: [message], meta } as never);
  window.askedAhead = { token: 'token', answers: { '/api/notification/messenger/messages/read/all': new Promise(() => undefined) } };
  const { user } = renderSite(<MessageBell />);
  await user.click(screen.getByRole('button', { name: /1/ }));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Notifications');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByText('Hello')).toBeNull();
});

const { Live, latest } = hookOnPage(useMessageEvents);
const hear = (title: string, url = '/profile/history') =>
  act(() => latest.current['message.received']({ message: { content: { title, body: '', link: { url, label: 'Open' } } } as never }));
const told = () => toasts.visible().map(({ description }) => description);

it('[PROFILE-06] shows an alert for every message that is told of, also of money that is held, once the game has shown the round', async () => {
  renderSite(<Live />);
  hear('Say where your deposit goes back to');
  await expect.poll(told).toEqual(['Say where your deposit goes back to']);
  act(() => roundBalance.begin());
  hear('Win being checked');
  expect(told()).toHaveLength(1);
  act(() => roundBalance.release());
  await expect.poll(told).toContain('Win being checked');
});

it.each([
  ['/profile/history', true],
  ['/profile/documents', false],
])('a message that leads to %s has the payments asked for again: %s', async (url, isAsked) => {
  const { queryKey } = invoicesQuery({ page: 1, perPage: 10 });
  queryClient.setQueryData(queryKey, { data: [], meta: { page: 1, perPage: 10, totalPages: 0, totalRows: 0 } });
  renderSite(<Live />);
  hear(`Leads to ${url}`, url);
  await expect.poll(told).toContain(`Leads to ${url}`);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isAsked);
});

it('[PROFILE-06] the bell asks again once the page of messages counts otherwise: they may have been read in another tab', async () => {
  const metaOf = (perPage: number, totalUnread: number) => ({ page: 1, perPage, totalPages: 1, totalRows: 2, totalUnread });
  const keyOf = (perPage: number) => messagesQuery({ page: 1, perPage }).queryKey;
  queryClient.setQueryData(keyOf(3), { data: [], meta: metaOf(3, 7) });
  queryClient.setQueryData(keyOf(5), { data: [], meta: metaOf(5, 0) });
  await refetchOlder({ meta: metaOf(5, 0) });
  expect([3, 5].map((perPage) => queryClient.getQueryState(keyOf(perPage))?.isInvalidated)).toEqual([true, false]);
});
