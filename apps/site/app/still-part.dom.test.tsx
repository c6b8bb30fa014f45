import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { stillPart } from './still-part.tsx';

const load = vi.fn(async () => () => <p>What the brand says</p>);
const Still = stillPart(load);

it('leaves what the server has drawn as it is', async () => {
  document.body.innerHTML = '<section id="still"><p>As the server wrote it</p></section>';
  const complaints = vi.fn();
  await act(async () => {
    hydrateRoot(document.body, <Still as="section" id="still" />, { onRecoverableError: complaints });
  });
  expect(document.getElementById('still')?.innerHTML).toBe('<p>As the server wrote it</p>');
  expect(complaints).not.toHaveBeenCalled();
});

it('is drawn by a browser that draws the page itself', async () => {
  renderSite(<Still as="section" />);
  expect(await screen.findByText('What the brand says')).toBeDefined();
});
