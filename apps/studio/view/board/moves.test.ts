// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Moves } from './moves.ts';

/** Each move that is taken opens the next choice, as in a round that goes on. */
function begin(): { taken: string[]; press: (init: KeyboardEventInit) => void } {
  const moves = new Moves<'hit' | 'stand'>('your move');
  document.body.replaceChildren(moves.root);
  const taken: string[] = [];
  const offer = (): void =>
    moves.open(
      [
        { value: 'hit', label: 'Hit', key: 'h' },
        { value: 'stand', label: 'Stand', key: 's' },
      ],
      (move) => {
        taken.push(move);
        offer();
      },
    );
  offer();
  return { taken, press: (init) => void document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })) };
}

it('takes a move by its letter, and a key that is held down is one press', () => {
  const { taken, press } = begin();
  press({ key: 'h' });
  for (let held = 0; held < 3; held += 1) press({ key: 'h', repeat: true });
  expect(taken).toEqual(['hit']);
  press({ key: 'S' });
  press({ key: 's', ctrlKey: true });
  expect(taken).toEqual(['hit', 'stand']);
});
