import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { PagedList } from './paged-list.tsx';

/** A list of so many rows, two a page, as the platform answers a page of it. */
function answerOf(rows: readonly string[], page: number) {
  const meta = { page, perPage: 2, totalPages: Math.ceil(rows.length / 2), totalRows: rows.length };
  return { data: { data: rows.slice((page - 1) * 2, page * 2), meta }, isPending: false, isError: false };
}

function Shown({ rows }: { rows: readonly string[] }) {
  const [page, setPage] = useState(2);
  return (
    <PagedList empty="None" failed="Failed" list={answerOf(rows, page) as never} onPage={setPage} pages="Pages">
      {(shown) => shown.join(' ')}
    </PagedList>
  );
}

it('goes back to what is the last page now when its own was emptied', () => {
  renderSite(<Shown rows={['one', 'two', 'three']} />);
  expect(screen.getByText('three')).toBeDefined();
  renderSite(<Shown rows={['one', 'two']} />);
  expect(screen.getByText('one two')).toBeDefined();
});
