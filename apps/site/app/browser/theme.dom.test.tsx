import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { showTheme, useTheme } from './theme.ts';

const Look = () => <p>{useTheme()}</p>;

it('the look is that of the page, also after the switch', async () => {
  onTestFinished(() => {
    showTheme('dark', '#000000');
    delete document.documentElement.dataset.theme;
  });
  renderSite(<Look />);
  expect(screen.getByText('dark')).toBeTruthy();
  act(() => showTheme('light', '#ffffff'));
  expect(await screen.findByText('light')).toBeTruthy();
});
