import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { roundBalance } from '#app/features/wallet/index.ts';
import { useVersionShown } from './use-version-shown.ts';

function Shown({ version }: { version: number | undefined }) {
  return <output>{useVersionShown(version) ?? 'none'}</output>;
}

it('[GAME-04] follows the account, but not while a round is shown: its result waits for the game', () => {
  const { rerender } = render(<Shown version={undefined} />);
  rerender(<Shown version={1} />);
  expect(screen.getByRole('status').textContent).toBe('1');
  act(() => roundBalance.begin());
  rerender(<Shown version={2} />);
  rerender(<Shown version={3} />);
  expect(screen.getByRole('status').textContent).toBe('1');
  act(() => roundBalance.release());
  expect(screen.getByRole('status').textContent).toBe('3');
});
