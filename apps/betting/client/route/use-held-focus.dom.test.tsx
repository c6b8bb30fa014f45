import { act } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { renderClient } from '#client/testing/render-client.tsx';
import { Link } from './link.tsx';
import { navigate, usePath } from './router.ts';
import { useHeldFocus } from './use-held-focus.ts';

function Places() {
  const place = useRef<HTMLElement>(null);
  const path = usePath();
  useHeldFocus(place);
  return (
    <>
      <Link to="/soon">Soon</Link>
      <main ref={place} tabIndex={-1}>
        {path === '/soon' && <Link to="/event/a">An event</Link>}
      </main>
    </>
  );
}

it('the focus goes to a new place where what had it is gone, and stays where it is otherwise', async () => {
  const { show, screen, user } = renderClient(<Places />);
  show();
  await user.click(screen.getByRole('link', { name: 'Soon' }));
  expect(document.activeElement?.textContent).toBe('Soon');
  await user.click(screen.getByRole('link', { name: 'An event' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => navigate('/'));
});
