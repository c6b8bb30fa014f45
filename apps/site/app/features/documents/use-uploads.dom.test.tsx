import { act, screen, waitFor } from '@testing-library/react';
import { errors, type PlayerDocument } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentsQuery } from '#app/queries/documents.ts';
import { queryClient } from '#app/session/index.ts';
import { tokenStore } from '#app/session/token-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { DocumentPart } from './document-part.tsx';
import { DocumentsPage } from './documents-page.tsx';

/** What the browser has begun to send. */
let sent: EventTarget[];

function signIn(sessionId: string): void {
  tokenStore.write(`.${btoa(JSON.stringify({ sessionId, exp: Date.now() / 1000 + 3600 }))}.`);
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open() {}
      setRequestHeader() {}
      send() {
        sent.push(this);
      }
    },
  );
  signIn('s-1');
});
afterEach(() => {
  tokenStore.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function choose(...names: string[]) {
  const { user, container } = await act(async () => renderSite(<DocumentPart documents={[]} type="other" />));
  const field = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  for (const name of names) await user.upload(field, new File(['x'], name, { type: 'image/png' }));
}
const fail = (at: number) => act(async () => void sent[at]!.dispatchEvent(new Event('error')));

it('[PROFILE-03] sends files one after the other, so that each has its time on a slow line', async () => {
  await choose('front.png', 'back.png');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  await fail(0);
  await waitFor(() => expect(sent).toHaveLength(2));
  await fail(1);
});

it('[PROFILE-03] sends nothing that waits to the account of who signs in next', async () => {
  await choose('front.png', 'back.png');
  await waitFor(() => expect(sent).toHaveLength(1));
  signIn('s-2');
  await fail(0);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(sent).toHaveLength(1);
});

it.each([
  ['is not called failed where it has arrived and the answer alone was lost', ['one.png'], false],
  ['is called failed where it has not arrived', [], true],
])('[PROFILE-03] a file %s', async (_, arrived, isFailed) => {
  const documentOf = (fileName: string) =>
    ({ id: fileName, fileName, type: 'other', status: 2, createdAt: '2026-06-01T12:00:00.000Z', rejectReason: null }) as PlayerDocument;
  const old = documentOf('old.png');
  queryClient.setQueryData(documentsQuery.queryKey, { data: [old], meta: undefined });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [old, ...arrived.map(documentOf)] }));
  const { user, container } = await act(async () => renderSite(<DocumentsPage />));
  const field = [...container.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1)!;
  await user.upload(field, new File(['x'], 'one.png', { type: 'image/png' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await fail(0);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getAllByText('one.png')).toHaveLength(1);
  expect(screen.queryByRole('alert') !== null).toBe(isFailed);
});

it('[PROFILE-03] a file that is one too many for now is not called lost on the way', async () => {
  await choose('one.png');
  await waitFor(() => expect(sent).toHaveLength(1));
  const refused = JSON.stringify({ error: { code: errors.tooManyRequests.code, message: 'later' } });
  Object.assign(sent[0]!, { status: errors.tooManyRequests.status, responseText: refused });
  await act(async () => void sent[0]!.dispatchEvent(new Event('load')));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many files for now. Wait some minutes, then try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
