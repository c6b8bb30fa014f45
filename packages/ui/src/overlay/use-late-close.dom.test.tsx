import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { UiTextsProvider, type UiTexts } from '../ui-texts/ui-texts.ts';

const frame = { onClose: () => undefined, children: 'what it says' };

/** How often the page is let go or held meanwhile. */
async function changesOf(page: Element, change: () => void): Promise<number> {
  let changes = 0;
  const observer = new MutationObserver((records) => void (changes += records.length));
  observer.observe(page, { attributes: true, attributeFilter: ['inert'] });
  await act(async () => change());
  observer.disconnect();
  return changes;
}

function Modals({ open }: { open: 'menu' | 'sign-up' | 'sign-in' | null }) {
  return (
    <UiTextsProvider value={{ close: 'Close' } as UiTexts}>
      <main>the page</main>
      <Drawer {...frame} isOpen={open === 'menu'} title="Menu" />
      <Dialog {...frame} isOpen={open === 'sign-up'} title="Sign up" />
      <Dialog {...frame} isOpen={open === 'sign-in'} title="Sign in" />
    </UiTextsProvider>
  );
}

it.each([
  ['sign-up', 'sign-in'],
  ['sign-in', 'sign-up'],
  ['menu', 'sign-in'],
] as const)('the page is not brought back between %s and %s', async (first, second) => {
  const { rerender, container: page } = render(<Modals open={first} />);
  expect(page.hasAttribute('inert')).toBe(true);
  expect(await changesOf(page, () => rerender(<Modals open={second} />))).toBe(0);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(await changesOf(page, () => rerender(<Modals open={null} />))).toBe(1);
  expect([page.hasAttribute('inert'), screen.queryByRole('dialog')]).toEqual([false, null]);
});
