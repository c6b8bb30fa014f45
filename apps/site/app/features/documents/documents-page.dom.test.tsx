import { act, screen, waitFor } from '@testing-library/react';
import type { PlayerDocument } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { documentsQuery } from '#app/queries/documents.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { DocumentsPage } from './documents-page.tsx';

const documentOf = (id: string, status = 2) =>
  ({ id, fileName: `${id}.png`, type: 'other', status, createdAt: '2026-06-01T12:00:00.000Z', rejectReason: null }) as PlayerDocument;
const known = (...data: PlayerDocument[]) => queryClient.setQueryData(documentsQuery.queryKey, { data, meta: undefined });

it('leaves the focus where it is when a document was deleted on another device', async () => {
  known(documentOf('one'), documentOf('two'));
  const { user } = await act(async () =>
    renderSite(
      <>
        <input aria-label="Amount" />
        <DocumentsPage />
      </>,
    ),
  );
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await act(async () => known(documentOf('two')));
  await waitFor(() => expect(screen.queryByText('one.png')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
});

it('has the focus at the next step when the deleted document had it', async () => {
  known(documentOf('one'), documentOf('two'));
  await act(async () => renderSite(<DocumentsPage />));
  act(() =>
    screen
      .getAllByRole('button', { name: /one\.png/ })
      .at(-1)!
      .focus(),
  );
  await act(async () => known(documentOf('two')));
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('file'));
});

it('[PROFILE-03] offers to delete what is not approved, and closes the question when it is approved meanwhile', async () => {
  known(documentOf('kept', 1), documentOf('open'));
  const { user } = await act(async () => renderSite(<DocumentsPage />));
  expect(screen.queryByRole('button', { name: 'Delete kept.png' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete open.png' }));
  expect(screen.getByRole('alertdialog')).toBeDefined();
  await act(async () => known(documentOf('kept', 1), documentOf('open', 1)));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Delete open.png' })).toBeNull();
});
