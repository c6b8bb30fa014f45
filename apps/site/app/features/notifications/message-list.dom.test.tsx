import { act, screen, waitFor, within } from '@testing-library/react';
import { messageState, type MessengerMessage } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messagesQuery } from '#app/queries/messages.ts';
import { queryClient, session } from '#app/session/index.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { MessageText } from './message-text.tsx';
import { MessagesPage } from './messages-page.tsx';

const { queryKey } = messagesQuery({ page: 1, perPage: 5 });
const message = { id: 'm-1', state: 1, readAt: null, createdAt: '2026-06-01T12:00:00.000Z', content: { title: 'Hello', text: 'there' } };
function have(totalUnread: number) {
  const state = totalUnread > 0 ? 1 : messageState.read;
  const meta = { page: 1, perPage: 5, totalPages: 1, totalRows: 1, totalUnread };
  queryClient.setQueryData(queryKey, { data: [{ ...message, state } as unknown as MessengerMessage], meta });
}
beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as never });
  have(1);
});
afterEach(() => session.signedOut());

it.each(['Mark all as read', 'Mark as read'])('the focus goes on in the list when “%s” has nothing left to do', async (name) => {
  const { user } = await act(async () => renderSite(<MessagesPage />));
  if (name === 'Mark as read') await user.click(screen.getAllByRole('checkbox').at(-1)!);
  await user.click(screen.getByRole('button', { name }));
  await act(async () => have(0));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

it.each(['Mark all as read', 'Mark as read'])(
  '“%s” shows before the platform answers, and is taken back where it could not be kept',
  async (name) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    promise.catch(() => undefined);
    const path = name === 'Mark as read' ? 'read' : 'read/all';
    window.askedAhead = { token: 'token', answers: { [`/api/notification/messenger/messages/${path}`]: promise } };
    const { user } = await act(async () => renderSite(<MessagesPage />));
    if (name === 'Mark as read') await user.click(screen.getAllByRole('checkbox').at(-1)!);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    await act(async () => reject(new TypeError('fetch failed')));
    expect(await screen.findByText('New')).toBeDefined();
  },
);

it('keeps what was picked where it could not be deleted', async () => {
  const { user } = await act(async () => renderSite(<MessagesPage />));
  const box = () => screen.getAllByRole<HTMLInputElement>('checkbox').at(-1)!;
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box().checked).toBe(true);
});

it('opens the page of the address, and writes there which one is shown', async () => {
  const meta = (page: number) => ({ page, perPage: 5, totalPages: 3, totalRows: 11, totalUnread: 0 });
  const haveOf = (page: number) => {
    const own = { ...message, id: `m-${page}`, state: messageState.read, content: { title: `Of page ${page}`, text: '' } };
    queryClient.setQueryData(messagesQuery({ page, perPage: 5 }).queryKey, {
      data: [own as unknown as MessengerMessage],
      meta: meta(page),
    });
  };
  [1, 2, 3].forEach(haveOf);
  const page = <MessagesPage />;
  const { user } = await act(async () => renderSite(page, { url: '/profile/notifications?page=2' }));
  expect(screen.getByRole('heading', { name: 'Of page 2' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByRole('heading', { name: 'Of page 3' })).toBeDefined();
  expect(pageLocation().search).toBe('?page=3');
});

it.each([
  ['/profile/wallet?tab=1', '/profile/wallet?tab=1'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['/\\elsewhere.example', null],
  ['//elsewhere.example', null],
  ['/..//elsewhere.example', null],
  ['javascript:alert(1)', null],
])('a link to %j leads to %j', async (url, href) => {
  const content = { title: 'Look', body: '', link: { url, label: 'Open' } };
  const shown = { ...message, content } as unknown as MessengerMessage;
  await act(async () => renderSite(<MessageText level={3} message={shown} onFollow={() => {}} />));
  expect(screen.queryByRole('link', { name: 'Open' })?.getAttribute('href') ?? null).toBe(href);
});
