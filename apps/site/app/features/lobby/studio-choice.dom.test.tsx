import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { StudioChoice } from './studio-choice.tsx';

it('[GAME-01] says that the studios of a category could not be had, and asks for them again', async () => {
  renderSite(<StudioChoice chosen={[]} collectionId="slots" onChange={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
