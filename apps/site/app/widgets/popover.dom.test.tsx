// A panel is loaded for its first opening: here it is there before, so that no test waits for it.
import '@verdigale/ui/popover-panel';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { Popover } from './popover.tsx';

const preloadContent = vi.fn(async () => undefined);

function Bell() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      preloadContent={preloadContent}
      trigger={(props) => (
        <button {...props} type="button">
          Messages
        </button>
      )}
    >
      <a href="/all">All of them</a>
    </Popover>
  );
}

it('opens a panel of its button’s name, and gives the focus back to the button when it is closed', async () => {
  const { user } = renderSite(<Bell />);
  const button = screen.getByRole('button', { name: 'Messages' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const panel = await screen.findByRole('dialog', { name: 'Messages' });
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});

it('opens by the keyboard, with what it shows asked for before the press is over', async () => {
  preloadContent.mockClear();
  const { user } = renderSite(<Bell />);
  await user.tab();
  expect(preloadContent).toHaveBeenCalledOnce();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'All of them' })).toBeDefined();
});

it('loads nothing ahead where data is expensive, and opens all the same', async () => {
  preloadContent.mockClear();
  Object.assign(navigator, { connection: { saveData: true } });
  const { user } = renderSite(<Bell />);
  act(() => screen.getByRole('button').focus());
  expect(preloadContent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link', { name: 'All of them' })).toBeDefined();
  delete (navigator as { connection?: object }).connection;
});
