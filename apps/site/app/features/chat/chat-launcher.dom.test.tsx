import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCookieChoice } from '#app/analytics/consent.ts';
import { removeCookie } from '#app/session/browser-cookie.ts';
import { session, startSession } from '#app/session/session-store.ts';
import type { ChatSettings } from '#app/site-context.ts';
import { renderSite } from '#testing/render-site.tsx';
import { passActiveBonus, stopChat } from './chat.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import type { FcWidget } from './fc-widget.ts';

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

// The last, since the widget is loaded for good.
it('[CHAT-02] an agent sees the player as he is now, also when a bonus begins after he has changed his profile', async () => {
  const passed: unknown[] = [];
  const nothing = () => undefined;
  let onLoaded: (answer?: unknown) => void = nothing;
  const user: FcWidget['user'] = { setProperties: (properties) => passed.push(properties), clear: nothing };
  const widget: FcWidget = {
    user,
    init: nothing,
    on: (event, listener) => void (event === 'widget:loaded' && (onLoaded = listener)),
    open: nothing,
    close: nothing,
    destroy: nothing,
  };
  vi.mocked(document.head.append).mockImplementation((...nodes) => {
    window.fcWidget = widget;
    for (const node of nodes as HTMLScriptElement[]) queueMicrotask(() => node.dispatchEvent(new Event('load')));
  });
  try {
    session.signedIn({ accessToken: 'token', profile });
    await act(async () => show({}));
    const change = (email: string) => act(async () => session.profileChanged({ ...(profile as object), email } as never));
    await change('while-it-starts@mail.test');
    await act(async () => onLoaded());
    expect(passed.at(-1)).toMatchObject({ email: 'while-it-starts@mail.test' });
    await change('new@mail.test');
    passActiveBonus(true);
    expect(passed.at(-1)).toEqual({ firstName: '', email: 'new@mail.test', 'has-active-bonus': 'true' });
  } finally {
    stopChat();
    delete window.fcWidget;
  }
});
