import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeldButton } from './held-button.tsx';

const press = vi.fn();
const shown = (reason?: string) => (
  <HeldButton onClick={press} reason={reason}>
    Deposit
  </HeldButton>
);
const button = () => screen.getByRole('button');

it('keeps its focus while what holds it comes and goes, and says what that is', () => {
  const { rerender } = render(shown('Enter an amount'));
  const first = button();
  expect(document.getElementById(first.getAttribute('aria-describedby')!)?.textContent).toBe('Enter an amount');
  first.focus();
  for (const reason of [undefined, 'The price has changed', undefined]) {
    rerender(shown(reason));
    expect([button(), document.activeElement, first.getAttribute('aria-disabled')]).toEqual([first, first, reason ? 'true' : null]);
  }
});

it('takes no press that began while it was held, and every other one', () => {
  press.mockClear();
  const { rerender } = render(shown('Enter an amount'));
  fireEvent.pointerDown(button());
  rerender(shown());
  fireEvent.click(button(), { detail: 1 });
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(button(), { detail: 0 });
  fireEvent.pointerDown(button());
  fireEvent.click(button(), { detail: 1 });
  expect(press).toHaveBeenCalledTimes(2);
});
