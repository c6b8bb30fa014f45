import type { Constants } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { useChoiceOptions } from './use-choice-options.ts';

it('offers the time zones of the platform: browsers call some by other names, which it refuses', () => {
  const timeZone = [
    { id: 'Asia/Calcutta', name: 'India' },
    { id: 'Europe/Kiev', name: 'Europe/Kiev' },
  ];
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { timeZone } } as Constants, meta: undefined });
  const { Live, latest } = hookOnPage(() => useChoiceOptions('timeZone', { countries: [] }));
  renderSite(<Live />);
  expect(latest.current).toEqual([
    { value: 'Asia/Calcutta', label: 'India' },
    { value: 'Europe/Kiev', label: 'Europe/Kiev' },
  ]);
});
