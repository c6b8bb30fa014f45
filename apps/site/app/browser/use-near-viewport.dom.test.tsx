import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useNearViewport } from './use-near-viewport.ts';

function Part() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useNearViewport(element) ? 'near' : 'far'}</p>;
}

it('[SHELL-16] what comes within 400 px of the screen is near, and stays so', () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  const margins: (string | undefined)[] = [];
  vi.spyOn(globalThis, 'IntersectionObserver').mockImplementation(
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
        margins.push(rootMargin);
        report = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    } as never,
  );
  render(<Part />);
  act(() => report(false));
  expect(screen.getByText('far')).toBeDefined();
  act(() => report(true));
  expect(screen.getByText('near')).toBeDefined();
  expect(margins).toEqual(['400px']);
});
