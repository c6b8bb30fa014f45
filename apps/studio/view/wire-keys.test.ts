// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Controller } from './controller.ts';
import type { Shell } from './shell.ts';
import { wireKeys } from './wire-keys.ts';

let done: string[];
const spin = document.createElement('button');
beforeAll(() => {
  const controller = { press: () => void done.push('press'), moveStake: (steps: number) => void done.push(`move ${steps}`) };
  wireKeys({ spin } as unknown as Shell, controller as unknown as Controller);
});
beforeEach(() => {
  done = [];
});

/** What keys do where this element has the focus; whether the browser may still do its own thing with each. */
function press(html: string): boolean[] {
  document.body.innerHTML = html;
  const target = document.querySelector<HTMLElement>('.here') ?? document.body;
  return [' ', 'Enter', 'ArrowDown'].map((key) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
}

it('plays and moves the stake wherever the focus is', () => {
  expect(press('')).toEqual([false, false, false]);
  expect(done).toEqual(['press', 'press', 'move -1']);
});

it.each([
  ['a field', '<input class="here">'],
  ['a dialog', '<dialog open><button class="here"></button></dialog>'],
  ['a list that scrolls', '<ol class="here" tabindex="0"><li></li></ol>'],
])('leaves the keys to %s', (_, html) => {
  expect(press(html)).toEqual([true, true, true]);
  expect(done).toEqual([]);
});

it('leaves a button its press', () => {
  expect(press('<button class="here"></button>')).toEqual([true, true, false]);
  expect(done).toEqual(['move -1']);
});
