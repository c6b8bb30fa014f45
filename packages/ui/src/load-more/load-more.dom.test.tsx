import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LoadMore } from './load-more.tsx';

function List() {
  const [shown, setShown] = useState(36);
  return (
    <LoadMore countText={`${shown} of 100 games`} onLoad={() => setShown(Math.min(100, shown + 36))} shown={shown} total={100}>
      Show more
    </LoadMore>
  );
}

it('keeps the focus at the end of the list when the last of it is there and the button goes', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('100 of 100 games'));
});

it('takes the focus from nobody who has it elsewhere', async () => {
  const { rerender } = render(
    <LoadMore countText="1 of 2" onLoad={() => undefined} shown={1} total={2}>
      Show more
    </LoadMore>,
  );
  rerender(
    <LoadMore countText="2 of 2" onLoad={() => undefined} shown={2} total={2}>
      Show more
    </LoadMore>,
  );
  expect(document.activeElement).toBe(document.body);
});
