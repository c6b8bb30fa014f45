import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { LiveWins } from './live-wins.tsx';

it('[GAME-02] asks for the wins of all countries where the visitor’s cannot be had, and says when they cannot either', async () => {
  renderSite(<LiveWins />);
  expect(await screen.findByText('The wins did not load.')).toBeDefined();
});
