import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useRowScroll } from './use-row-scroll.ts';

function Row({ hasGames }: { hasGames: boolean }) {
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { hasPrevious, hasNext } = useRowScroll(section, list);
  return (
    <section aria-label="row" ref={section}>
      <button aria-disabled={!hasPrevious} type="button">
        Previous
      </button>
      <button aria-disabled={!hasNext} type="button">
        Next
      </button>
      <ul aria-label={hasGames ? 'games' : 'boxes'} key={String(hasGames)} ref={list} />
    </section>
  );
}

const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

it('a row can be turned back after its games have taken the place of the boxes, and shows all covers once it was turned', async () => {
  const { rerender } = render(<Row hasGames={false} />);
  // Where the row stands was measured: a list without a layout has nothing beyond its edge.
  await waitFor(() => expect(isOff('Next')).toBe('true'));
  rerender(<Row hasGames />);
  const list = screen.getByRole('list', { name: 'games' });
  expect(screen.getByRole('region').dataset.turned).toBeUndefined();
  list.scrollLeft = 300;
  fireEvent.scroll(list);
  await waitFor(() => expect(isOff('Previous')).toBe('false'));
  expect(screen.getByRole('region').dataset.turned).toBe('');
});

it('a row with one game offers no turn, although its boxes were more than the screen shows', async () => {
  const { rerender } = render(<Row hasGames={false} />);
  Object.defineProperty(screen.getByRole('list', { name: 'boxes' }), 'scrollWidth', { value: 900 });
  await waitFor(() => expect(isOff('Next')).toBe('false'));
  rerender(<Row hasGames />);
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(isOff('Next')).toBe('true'));
});
