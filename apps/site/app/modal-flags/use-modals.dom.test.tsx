import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useModals } from './use-modals.ts';

const isDrawn = vi.fn();

function Page() {
  isDrawn();
  const modals = useModals();
  return (
    <>
      <button onClick={() => modals.open('search')}>open</button>
      <button onClick={() => modals.close('search')}>close</button>
    </>
  );
}

it('goes back one step when a modal is closed twice before the first has arrived, each time it was open', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/before', '/page'] });
  render(<RouterProvider router={router} />);
  const press = async (name: string, times: number) =>
    act(async () => {
      for (let n = 0; n < times; n += 1) screen.getByRole('button', { name }).click();
    });
  for (let n = 0; n < 2; n += 1) {
    await press('open', 1);
    expect(router.state.location.search).toBe('?search=true');
    await press('close', 2);
    expect(router.state.location).toMatchObject({ pathname: '/page', search: '' });
  }
});

it('does not draw anew whoever may open a modal, when one opens', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  isDrawn.mockClear();
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button', { name: 'open' }).click());
  expect(router.state.location.search).toBe('?search=true');
  expect(isDrawn).toHaveBeenCalledTimes(1);
});
