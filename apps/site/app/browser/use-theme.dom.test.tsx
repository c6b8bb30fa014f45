import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { useTheme } from './use-theme.ts';

const Look = () => <p>{useTheme()}</p>;

it('the look is that of the page, also after the switch', async () => {
  const { dataset } = document.documentElement;
  onTestFinished(() => void delete dataset['theme']);
  renderSite(<Look />);
  expect(screen.getByText('dark')).toBeTruthy();
  act(() => void (dataset['theme'] = 'light'));
  expect(await screen.findByText('light')).toBeTruthy();
});
