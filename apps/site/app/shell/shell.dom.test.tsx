import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { Shell } from './shell.tsx';

it('[SHELL-11] every page starts below the preloader', async () => {
  const { container } = await act(async () => renderSite(<Shell>a page</Shell>));
  expect(container.querySelector('[data-phase]')).not.toBeNull();
});
