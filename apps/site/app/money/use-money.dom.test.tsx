import { expect, it, vi } from 'vitest';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { useMoney } from './use-money.ts';

it('asks for all currencies: what is left in one that the brand gave up is written as before', async () => {
  const { Live } = hookOnPage(useMoney);
  renderSite(<Live />);
  await vi.waitFor(() => expect(sentCalls().map(([, address]) => address.replace(/^.*\/api/, ''))).toEqual(['/settings/currencies']));
});
