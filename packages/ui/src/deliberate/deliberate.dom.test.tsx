import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deliberate } from './deliberate.ts';

it('takes a press, by pointer or key, and none that was meant for what stood there before', () => {
  const act = vi.fn();
  render(
    <button type="button" {...deliberate(act)}>
      Exclude me
    </button>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 2 });
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(act).not.toHaveBeenCalled();
  for (const detail of [0, 1]) fireEvent.click(button, { detail });
  expect(act).toHaveBeenCalledTimes(2);
  // A held Tab goes on.
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
});
