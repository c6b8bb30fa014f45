import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenStore } from '#app/session/token-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { DocumentPart } from './document-part.tsx';

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
  [
    'in the words of a platform of another make',
    422,
    '{"error":{"code":7,"message":"no","fields":{"file":["Too dark to read"]}}}',
    'Too dark to read',
  ],
  ['as too large where a server in between stops it', 413, '<h1>413 Request Entity Too Large</h1>', /^This file is larger/],
])('says why a file was not taken, %s, and does not offer to send it again', async (_, status, responseText, said) => {
  await choose('front.png');
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => void Object.assign(sent[0]!, { status, responseText }).dispatchEvent(new Event('load')));
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
