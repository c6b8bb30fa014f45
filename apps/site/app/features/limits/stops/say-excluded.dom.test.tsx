import { toasts } from '@verdigale/ui/toast';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sayExcluded } from './use-exclusion.ts';

it.each([
  [null, 'You have excluded yourself for good'],
  ['2030-06-01', 'You have excluded yourself until 2030-06-01'],
])('[LIM-01] an exclusion that ends %s says so', async (end, title) => {
  await act(async () => renderSite(<p />));
  await sayExcluded(end, (time) => time);
  await waitFor(() => expect(toasts.visible().map((toast) => toast.title)).toEqual([title]));
});
