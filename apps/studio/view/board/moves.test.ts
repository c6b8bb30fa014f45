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

/** A round that asks for move after move, as a table does: closed while the answer is on its way. */
function play(): { moves: Moves<'hit' | 'stand'>; taken: string[]; ask: () => void; button: (label: string) => HTMLButtonElement } {
  const moves = new Moves<'hit' | 'stand'>('your move');
  document.body.replaceChildren(moves.root);
  const taken: string[] = [];
  const ask = (): void =>
    moves.open(
      [
        { value: 'hit', label: 'Hit', key: 'h' },
        { value: 'stand', label: 'Stand', key: 's' },
      ],
      (move) => {
        taken.push(move);
        moves.close();
      },
    );
  const button = (label: string) => [...moves.root.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label))!;
  ask();
  return { moves, taken, ask, button };
}

it('leaves the focus on the move that was taken when the next one is asked for', () => {
  const { taken, ask, button } = play();
  button('Stand').focus();
  button('Stand').click();
  expect(document.activeElement).toBe(document.body);
  ask();
  expect(document.activeElement).toBe(button('Stand'));
  expect(taken).toEqual(['stand']);
});

it('takes the focus from nobody: neither where a letter took the move nor from who has gone on to another button or by a key', () => {
  const { ask, button } = play();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'h' }));
  ask();
  expect(document.activeElement).toBe(document.body);
  button('Hit').focus();
  button('Hit').click();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  ask();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
  button('Hit').focus();
  button('Hit').click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: ' ' }));
  ask();
  expect(document.activeElement).toBe(document.body);
});

it('leaves Space and Enter to the main button after a click or a tap', () => {
  const { taken, ask, button } = play();
  button('Hit').focus();
  button('Hit').dispatchEvent(new MouseEvent('click', { detail: 1 }));
  ask();
  expect(taken).toEqual(['hit']);
  expect(document.activeElement).toBe(document.body);
});

it('counts Enter that is held on a move as one press', () => {
  const { button } = play();
  const held = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter', repeat: true });
  button('Hit').dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});
