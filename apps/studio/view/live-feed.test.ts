// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageConfig } from '../wire.ts';
import { followLive, tellOfLoss } from './live-feed.ts';
import { buildShell } from './shell.ts';

it('says once that the connection is lost, however often it is tried again, and until it is back', () => {
  const sources: EventTarget[] = [];
  class Source extends EventTarget {
    readonly readyState = 0;
    constructor() {
      super();
      sources.push(this);
    }
  }
  vi.stubGlobal('EventSource', Object.assign(Source, { CLOSED: 2 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const say = (key: string) => key;
  const shell = buildShell({ mode: 'demo', game: 'a-game' } as PageConfig, say);
  followLive('a-game', { see: () => undefined, lose: tellOfLoss({ shell, say }) });
  const happens = (name: string) => sources[0]!.dispatchEvent(new Event(name));
  happens('open');
  expect([shell.status.textContent, shell.root.className]).toEqual(['', 'game']);
  happens('error');
  expect([shell.status.textContent, shell.note.textContent]).toEqual(['error.offline.title', 'error.offline.title']);
  expect([shell.note.hidden, shell.root.className]).toEqual([false, 'game is-lost']);
  shell.status.textContent = 'something else';
  happens('error');
  expect(shell.status.textContent).toBe('something else');
  happens('open');
  expect([shell.note.hidden, shell.root.className]).toEqual([true, 'game']);
});
