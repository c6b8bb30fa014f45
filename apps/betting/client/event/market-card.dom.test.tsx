import { beforeEach, expect, it } from 'vitest';
import { forgetStored } from '#client/settings/stored.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { MarketCardView } from './market-card.tsx';
import { cardsOf } from './market-groups.ts';
import { sampleEvent, sampleMarket } from './testing.ts';

beforeEach(forgetStored);

const card = (totals: number[]) => {
  const [first] = cardsOf(totals.map((total) => sampleMarket('total', `total=${total}`, { over: '1.8', under: '2.0' })));
  return <MarketCardView card={first!} event={sampleEvent()} />;
};

it('shows the lines that a match comes to while its page is open', () => {
  const { show, screen } = renderClient(card([0.5, 1.5, 2.5]));
  const { rerender } = show();
  const overs = () => screen.getAllByRole('button', { name: /Over/ }).map(({ textContent }) => /Over [\d.]+/.exec(textContent)?.[0]);
  expect(overs()).toEqual(['Over 0.5', 'Over 1.5', 'Over 2.5']);
  // Two goals.
  rerender(card([2.5, 3.5, 4.5]));
  expect(overs()).toEqual(['Over 2.5', 'Over 3.5', 'Over 4.5']);
});

it('keeps the same few of many lines, with a button for all', async () => {
  const { show, screen, user } = renderClient(card([0.5, 1.5, 2.5, 3.5]));
  const { rerender } = show();
  rerender(card([0.5, 1.5, 2.5, 3.5, 4.5]));
  expect(screen.queryByRole('button', { name: /Over 4.5/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All 5 lines' }));
  expect(screen.getByRole('button', { name: /Over 4.5/ })).toBeTruthy();
});

it('has a pin of one name, whose state says the rest', async () => {
  const { show, screen, user } = renderClient(card([0.5]));
  show();
  const pin = screen.getByRole('button', { name: 'Pin Total to the top' });
  await user.click(pin);
  expect([pin.getAttribute('aria-label'), pin.getAttribute('aria-pressed')]).toEqual(['Pin Total to the top', 'true']);
});
