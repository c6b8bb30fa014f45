import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createPainter, type Painter } from './painter.ts';
import type { Picture } from './picture.ts';

const cover = (identity: string): Picture => ({
  kind: 'cover',
  seed: { identity, provider: 'northlathe', category: 'slots', tags: [] },
  size: { width: 120, height: 160 },
});

/** A thread that answers with the identity, dies for `fatal` and refuses `broken`. */
const echo = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, picture }) => {
    const { identity } = picture.seed;
    if (identity === 'fatal') process.exit(1);
    if (identity === 'broken') parentPort.postMessage({ id, error: 'no' });
    else parentPort.postMessage({ id, data: new TextEncoder().encode(identity) });
  });`;

let painter: Painter;
afterEach(() => painter.close());

function start(concurrency = 1): Painter {
  painter = createPainter(concurrency, () => new Worker(echo, { eval: true }));
  return painter;
}

const paint = (identity: string, urgency: 'now' | 'idle' = 'now') => painter.paint(cover(identity), urgency).data.then(String);

describe('the painter', () => {
  it('draws in its thread', async () => {
    painter = createPainter(1);
    const { data } = painter.paint(cover('a'), 'now');
    expect((await data).subarray(4, 12).toString()).toBe('ftypavif');
  });

  it('serves those who wait before what is idle', async () => {
    start();
    const done: string[] = [];
    const note = (text: string) => void done.push(text);
    const all = [
      paint('first', 'idle').then(note),
      paint('idle-1', 'idle').then(note),
      paint('idle-2', 'idle').then(note),
      paint('now-1').then(note),
      paint('now-2').then(note),
    ];
    await Promise.all(all);
    expect(done).toEqual(['first', 'now-1', 'now-2', 'idle-1', 'idle-2']);
  });

  it('lets an idle picture be hurried', async () => {
    start();
    const done: string[] = [];
    const first = paint('first', 'idle');
    const late = painter.paint(cover('late'), 'idle');
    const hurried = painter.paint(cover('hurried'), 'idle');
    hurried.hurry();
    await Promise.all([first, late.data.then(() => done.push('late')), hurried.data.then(() => done.push('hurried'))]);
    expect(done).toEqual(['hurried', 'late']);
  });

  it('fails one picture without failing others', async () => {
    start();
    const broken = paint('broken');
    const fine = paint('fine');
    await expect(broken).rejects.toThrow('could not be drawn');
    expect(await fine).toBe('fine');
  });

  it('replaces a thread that died', async () => {
    start();
    const fatal = paint('fatal');
    const fine = paint('fine');
    await expect(fatal).rejects.toThrow('the thread ended');
    expect(await fine).toBe('fine');
  });

  it('refuses pictures once it is closed', async () => {
    start();
    const waiting = [paint('a'), paint('b')].map((promise) => promise.catch(() => 'refused'));
    await painter.close();
    expect(await waiting[1]).toBe('refused');
    await expect(paint('c')).rejects.toThrow('closed');
  });
});
