import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { stillPart } from './still-part.tsx';

const still = () => stillPart(async () => () => <p>What the brand says</p>);

it('leaves what the server has drawn as it is', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<section id="still"><p>As the server wrote it</p></section>';
  const [Still, complaints] = [still(), vi.fn()];
  const root = await act(async () => {
    return hydrateRoot(page, <Still as="section" id="still" />, { onRecoverableError: complaints });
  });
  expect(document.getElementById('still')?.innerHTML).toBe('<p>As the server wrote it</p>');
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  page.remove();
});

it('is drawn by a browser that draws the page itself', async () => {
  const Still = still();
  // Its code is on its way when it is first drawn.
  await act(async () => void renderSite(<Still as="section" />));
  expect(await screen.findByText('What the brand says')).toBeDefined();
});
