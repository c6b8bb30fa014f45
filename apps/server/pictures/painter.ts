import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';

export interface Order {
  id: number;
  picture: Picture;
}
export type Outcome = { id: number; data: Uint8Array } | { id: number; error: string };

/** `now` for somebody who waits, `idle` for what may be asked for later. */
export type Urgency = 'now' | 'idle';

export interface Painter {
  /** The encoded picture. Rejects when it cannot be drawn, or when the painter was closed. */
  paint(picture: Picture, urgency: Urgency): Painting;
  close(): Promise<void>;
}

export interface Painting {
  data: Promise<Buffer>;
  /** Somebody waits now: it goes before everything idle. */
  hurry(): void;
}

interface Task {
  id: number;
  picture: Picture;
  urgency: Urgency;
  resolve(data: Buffer): void;
  reject(error: Error): void;
}

const threadFile = new URL('./painter-thread.ts', import.meta.url);

/**
 * Draws pictures in a worker thread, `concurrency` at once, so that the event loop never waits for one. The thread starts
 * with the first picture; one that dies fails the pictures it held and is replaced.
 */
export function createPainter(concurrency: number, startThread: () => Worker = () => new Worker(threadFile)): Painter {
  const waiting: Task[] = [];
  const held = new Map<number, Task>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  const settle = (outcome: Outcome): void => {
    const task = held.get(outcome.id);
    held.delete(outcome.id);
    if (!task) return;
    if ('data' in outcome) task.resolve(Buffer.from(outcome.data.buffer, outcome.data.byteOffset, outcome.data.byteLength));
    else task.reject(new Error(`a picture could not be drawn: ${outcome.error}`));
  };
  const drop = (reason: string): void => {
    thread = undefined;
    for (const { id } of held.values()) settle({ id, error: reason });
  };
  const open = (): Worker => {
    const worker = startThread();
    worker.on('message', (outcome: Outcome) => {
      settle(outcome);
      next();
    });
    worker.on('error', (error: Error) => drop(error.message));
    worker.on('exit', () => {
      if (thread === worker) drop('the thread ended');
      next();
    });
    // A picture under way keeps no process alive.
    worker.unref();
    return worker;
  };
  const next = (): void => {
    while (!isClosed && held.size < concurrency) {
      const task = takeNext(waiting);
      if (!task) return;
      held.set(task.id, task);
      thread ??= open();
      thread.postMessage({ id: task.id, picture: task.picture } satisfies Order, []);
    }
  };

  return {
    paint(picture, urgency) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      const task: Task = { id: ++lastId, picture, urgency, resolve, reject };
      if (isClosed) reject(new Error('the painter is closed'));
      else waiting.push(task);
      next();
      return { data: promise, hurry: () => void (task.urgency = 'now') };
    },
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) task.reject(new Error('the painter is closed'));
      await thread?.terminate();
    },
  };
}

/** The oldest that somebody waits for, else the oldest. */
function takeNext(waiting: Task[]): Task | undefined {
  const urgent = waiting.findIndex(({ urgency }) => urgency === 'now');
  return waiting.splice(Math.max(0, urgent), 1)[0];
}
