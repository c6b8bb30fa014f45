import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Order, Outcome } from './painter.ts';

// The thread of `painter.ts`: draws what it is asked for and answers by number.
if (!parentPort) throw new Error('this file is a worker thread');
const port = parentPort;

port.on('message', ({ id, picture }: Order) => {
  draw(picture).then(
    (data) => port.postMessage({ id, data } satisfies Outcome),
    (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Outcome),
  );
});
