import { expect, it } from 'vitest';
import { createDrawings } from './drawings.ts';

it('makes a drawing once, and keeps no more than it may', () => {
  const made: string[] = [];
  const drawing = createDrawings(2);
  const ask = (key: string) =>
    drawing(key, () => {
      made.push(key);
      return `<svg>${key}</svg>`;
    });
  const first = ask('a');
  expect(first).toEqual({ svg: '<svg>a</svg>', tag: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(ask('a')).toBe(first);
  ask('b');
  ask('c');
  ask('b');
  ask('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
