import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { Shell } from './shell.tsx';

// What the page does about a session is done no longer: files share the session.
afterEach(() => startSession(() => undefined)());

it('[SHELL-11] every page starts below the preloader', async () => {
  const { container } = await act(async () => renderSite(<Shell>a page</Shell>));
  expect(container.querySelector('[data-phase]')).not.toBeNull();
});
