import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { PromoBanner } from './promo-banner.tsx';

const banner = { title: 'Good to see you *again*', secondTitle: 'As you left it', additionalTitle: 'We never ask', images: null };

it('[AUTH-02] shows its titles, advantages with icons, and a picture for each width', () => {
  const { container } = renderSite(
    <PromoBanner
      {...banner}
      advantages={[
        { icon: 'coins', label: 'Booked twice' },
        { icon: 'no such icon', label: 'Checked' },
      ]}
      images={{ desktop: '/wide.avif', mobile: '/narrow.avif' }}
    />,
  );
  expect(container.textContent).toContain('Good to see you again');
  expect(screen.getByText('again').tagName).toBe('EM');
  for (const words of ['As you left it', 'We never ask']) expect(screen.getByText(words)).toBeDefined();
  const advantages = screen.getAllByRole('listitem');
  expect(advantages.map((each) => [each.textContent, each.querySelectorAll('svg').length])).toEqual([
    ['Booked twice', 1],
    ['Checked', 1],
  ]);
  const wide = container.querySelector('source')!;
  expect([wide.getAttribute('media'), wide.getAttribute('srcset')]).toEqual(['(min-width: 64rem)', '/wide.avif']);
  expect(container.querySelector('picture img')?.getAttribute('src')).toBe('/narrow.avif');
});

it('[AUTH-02] needs neither advantages nor an additional title nor pictures', () => {
  const { container } = renderSite(<PromoBanner {...banner} additionalTitle={null} advantages={[]} />);
  expect([screen.queryByRole('list'), screen.queryByText('We never ask'), container.querySelector('picture')]).toEqual([null, null, null]);
});
