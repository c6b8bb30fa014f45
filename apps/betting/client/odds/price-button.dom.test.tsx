import { expect, it, vi } from 'vitest';
import { store } from '#client/settings/stored.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { PriceButton, type PriceButtonProps } from './price-button.tsx';

const button = (more: Partial<PriceButtonProps> = {}) => (
  <PriceButton isOpen isSelected={false} name="Over 2.5" onPress={() => undefined} price="1.85" {...more} />
);

it('is a toggle that names what is bet on, its price, and how it moved', () => {
  const { show, screen } = renderClient(button());
  const { rerender } = show();
  expect(screen.getByRole('button', { pressed: false }).textContent).toBe('Over 2.51.85');
  rerender(button({ price: '1.9' }));
  expect(screen.getByRole('button').textContent).toBe('Over 2.51.90up from 1.85');
  expect(screen.getByRole('button').dataset['move']).toBe('up');
  rerender(button({ price: '1.7', isSelected: true }));
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Over 2.51.70down from 1.90');
});

it('keeps its place while it is suspended, says so, and takes no press; what is on the slip can still be taken off', async () => {
  const onPress = vi.fn<() => void>();
  const { show, screen, user } = renderClient(button({ isOpen: false, onPress }));
  const { rerender } = show();
  const suspended = screen.getByRole('button', { name: /Over 2\.5.*suspended/ });
  expect(suspended.getAttribute('aria-disabled')).toBe('true');
  await user.click(suspended);
  expect(onPress).not.toHaveBeenCalled();
  rerender(button({ isOpen: false, isSelected: true, onPress }));
  await user.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledOnce();
});

it('shows the price as the player reads prices', () => {
  store('betting.odds', 'american');
  const { show, screen } = renderClient(button({ price: '2.5' }));
  show();
  expect(screen.getByRole('button').textContent).toBe('Over 2.5+150');
  store('betting.odds', 'decimal');
});

it('stays the same element whatever the price does, so that nothing moves and no focus is lost', () => {
  const { show, screen } = renderClient(button());
  const { rerender } = show();
  const before = screen.getByRole('button');
  before.focus();
  for (const price of ['1.9', '2.05', '11', '1.01']) rerender(button({ price }));
  rerender(button({ price: null, isOpen: false }));
  expect(screen.getByRole('button')).toBe(before);
  expect(document.activeElement).toBe(before);
});
