import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visitorQuery } from '#app/queries/player.ts';
import { queryClient } from '#app/session/query-client.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { pickRegion, useRegion } from './use-region.ts';

const { Live, latest } = hookOnPage(useRegion);

afterEach(() => localStorage.clear());

it('[DEP-15] the region is where the player connects from until another is picked, which is kept; only that one is sent', () => {
  queryClient.setQueryData(visitorQuery.queryKey, { data: { country: 'DE' }, meta: undefined });
  renderSite(<Live />);
  expect(latest.current).toEqual({ shown: 'DE', sent: null, isKnown: true });
  act(() => pickRegion('BR'));
  expect(latest.current).toEqual({ shown: 'BR', sent: 'BR', isKnown: true });
  expect(localStorage.getItem('paymentGeo')).toBe('BR');
  act(() => pickRegion('DE'));
  expect(latest.current).toMatchObject({ shown: 'DE', sent: null });
});
