import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { CopyLine } from './copy-line.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button', { name: /Copy/ });
const tip = () => screen.getByRole('status').textContent;

it('[DEP-08] copies an address as one word, says so for 2 s, and takes no second press meanwhile', async () => {
  renderSite(<CopyLine isGrouped label="Address" text="TXabcdef1234" />);
  // Its user brings a clipboard.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const press = () => act(async () => void fireEvent.click(button()));
  await press();
  expect([tip(), button().getAttribute('aria-disabled')]).toEqual(['Copied', 'true']);
  await press();
  expect(write.mock.calls).toEqual([['TXabcdef1234']]);
  act(() => void vi.advanceTimersByTime(1999));
  expect(tip()).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect([tip(), button().getAttribute('aria-disabled')]).toEqual(['', null]);
  await press();
  expect(write).toHaveBeenCalledTimes(2);
});
