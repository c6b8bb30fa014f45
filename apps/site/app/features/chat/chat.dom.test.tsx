import { afterEach, expect, it, vi } from 'vitest';
import type { ChatVisitor } from './chat.ts';
import type { FcWidget } from './fc-widget.ts';

// The widget is loaded once a page, and the files of a process share their modules: here a new page begins.
vi.resetModules();
const { passActiveBonus, startChat, stopChat } = await import('./chat.ts');

const settings = { host: 'https://chat.example', token: 't', guestAvailable: true, needsConsent: false };
const visitor: ChatVisitor = { profile: { id: 'p-1', email: 'ann@mail.test' } as never, locale: 'en', onRestoreId: () => undefined };
const hostAnswers = (event: 'load' | 'error') =>
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLScriptElement[]) queueMicrotask(() => node.dispatchEvent(new Event(event)));
  });

afterEach(() => {
  stopChat();
  delete window.fcWidget;
});

it('[CHAT-02] tells an agent of the bonus that runs, also when the chat could not be loaded at first', async () => {
  hostAnswers('error');
  const first = startChat(settings, visitor);
  passActiveBonus(true);
  await expect(first).rejects.toThrow('does not load');

  const passed: unknown[] = [];
  const nothing = () => undefined;
  window.fcWidget = {
    user: { setProperties: (properties) => passed.push(properties), clear: nothing },
    on: (event, listener) => void (event === 'widget:loaded' && queueMicrotask(() => listener({}))),
    init: nothing,
    open: nothing,
    close: nothing,
    destroy: nothing,
  } satisfies FcWidget;
  hostAnswers('load');
  await startChat(settings, visitor);
  expect(passed.at(-1)).toMatchObject({ 'has-active-bonus': 'true' });
});
