import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useAboveFullScreen } from './use-above-full-screen.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

function Alerts({ isShown }: { isShown: boolean }) {
  const region = useRef<HTMLElement>(null);
  useAboveFullScreen(region, isShown);
  return <section aria-label="Alerts" ref={region} />;
}

it('an alert stands over a game in full screen, and in its usual place once that is left', () => {
  let full: Element | null = null;
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  const change = (element: Element | null) => {
    full = element;
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  // The DOM of tests has no top layer.
  const lifted: boolean[] = [];
  Object.assign(HTMLElement.prototype, { showPopover: () => lifted.push(true), hidePopover: () => lifted.push(false) });
  const { rerender } = render(<Alerts isShown={false} />);
  change(document.body);
  expect(lifted).toEqual([]);
  rerender(<Alerts isShown />);
  expect(screen.getByRole('region').getAttribute('popover')).toBe('manual');
  change(null);
  expect(lifted).toEqual([true, false]);
  expect(screen.getByRole('region').hasAttribute('popover')).toBe(false);
});
