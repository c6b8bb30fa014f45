import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { StudioBrowser } from './studio-browser.tsx';

it('asks for no longer name than the platform takes, whatever is pasted', async () => {
  const { user } = await act(async () => renderSite(<StudioBrowser />));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('x'.repeat(200));
  await waitFor(() => expect(sentCalls()).not.toEqual([]));
  const [, url] = sentCalls()[0]!;
  expect(new URL(url, 'https://site').searchParams.get('name')!.length).toBeLessThanOrEqual(80);
});
