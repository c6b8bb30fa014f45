import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCookieChoice } from '#app/analytics/consent.ts';
import { removeCookie } from '#app/session/browser-cookie.ts';
import { session, startSession } from '#app/session/session-store.ts';
import type { ChatSettings } from '#app/site-context.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ChatLauncher } from './chat-launcher.tsx';

const host = 'https://chat.example';
const profile = { id: 'p-1', email: 'ann@mail.test', freshchatRestoreId: null } as never;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  asked = [];
  // The host is away: what is asked of it is written down, and fails.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLScriptElement[]) {
      asked.push(node.src);
      queueMicrotask(() => node.dispatchEvent(new Event('error')));
    }
  });
  stop = startSession(() => undefined);
});
afterEach(() => {
  session.signedOut();
  stop();
  removeCookie('accept-cookie');
});

const show = (change: Partial<ChatSettings>) =>
  renderSite(<ChatLauncher isHidden={false} settings={{ host, token: 't', guestAvailable: true, needsConsent: false, ...change }} />);
const button = () => screen.findByRole('button', { name: /^Chat with support/ });
const script = `${host}/js/widget.js`;

it('[CHAT-01] [SHELL-25] starts with the page for a guest where guestAvailable is on', async () => {
  show({});
  await button();
  expect(asked).toEqual([script]);
});

it('[CHAT-01] [SHELL-25] starts only with a session where guestAvailable is off, and the button leads a guest to the sign-in', async () => {
  const { user } = show({ guestAvailable: false });
  await user.click(await button());
  expect(asked).toEqual([]);
  session.signedIn({ accessToken: 'token', profile });
  await vi.waitFor(() => expect(asked).toEqual([script]));
});

it('[CHAT-01] waits for consent where the brand wants it', async () => {
  show({ needsConsent: true });
  await button();
  expect(asked).toEqual([]);
  keepCookieChoice('accepted');
  expect(asked).toEqual([script]);
});
