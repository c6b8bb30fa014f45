import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useHeldFocus } from './held-focus.ts';

function Place({ has, hasHeir = false }: { has: 'button' | 'word' | 'nothing'; hasHeir?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useHeldFocus(place, hasHeir ? field : place);
  return (
    <>
      <a href="/elsewhere">elsewhere</a>
      <div data-testid="place" ref={place} tabIndex={-1}>
        <input ref={field} />
        {has === 'button' && <button type="button">press</button>}
        {has === 'word' && <p>pressed</p>}
      </div>
    </>
  );
}
const show = (hasHeir?: boolean) => {
  const { rerender } = render(<Place has="button" hasHeir={hasHeir} />);
  return { change: (has: 'button' | 'word' | 'nothing') => act(async () => rerender(<Place has={has} hasHeir={hasHeir} />)) };
};
const focus = (element: HTMLElement) => act(() => element.focus());

it('the focus of a button that is gone goes on in its place, or in what is named', async () => {
  for (const hasHeir of [false, true]) {
    const { change } = show(hasHeir);
    focus(screen.getAllByRole('button').at(-1)!);
    await change('word');
    expect(document.activeElement).toBe(hasHeir ? screen.getAllByRole('textbox').at(-1) : screen.getByTestId('place'));
  }
});

it('the focus stays where it is, and where it is nowhere without having been on what is gone', async () => {
  const { change } = show();
  await change('word');
  expect(document.activeElement).toBe(document.body);
  await change('button');
  focus(screen.getByRole('button'));
  focus(screen.getByRole('link'));
  await change('nothing');
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
