import { expect, it } from 'vitest';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { SearchPage } from './offer-pages.tsx';

it('says aloud what a search has found, which changes elsewhere on the page while it is typed', async () => {
  const call = answerCalls(async () => ({ data: [], meta: { totalRows: 0 } }));
  const { show, screen } = renderClient(<SearchPage text="harbour" />, { call });
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Nothing found');
});
