import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiTextsProvider, type UiTexts } from '../ui-texts/ui-texts.ts';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[DEP-08] says for 2000 ms that it has copied, and is out of use meanwhile', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(
    <UiTextsProvider value={{ copy: 'Copy', copied: 'Copied' } as UiTexts}>
      <CopyButton label="Copy the address" text="TQn9Y2" />
    </UiTextsProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copy the address' });
  const press = () => act(async () => void fireEvent.click(button));
  await press();
  await press();
  expect(copied.mock.calls).toEqual([['TQn9Y2']]);
  expect([button.getAttribute('aria-disabled'), screen.getByRole('status').textContent]).toEqual(['true', 'Copied']);
  act(() => void vi.advanceTimersByTime(1_999));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => void vi.advanceTimersByTime(1));
  expect([button.getAttribute('aria-disabled'), screen.getByRole('status').textContent]).toEqual([null, '']);
});
