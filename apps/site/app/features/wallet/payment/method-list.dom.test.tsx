import type { PaymentMethod } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { moneyOf } from '#app/money/use-money.ts';
import { renderSite } from '#testing/render-site.tsx';
import { MethodList } from './method-list.tsx';

const money = moneyOf({ code: 'EUR', exponent: 2, type: 'fiat', subCurrencies: [] }, 'en');
const method = (id: string) =>
  ({ method: id, names: { en: id }, logo: '/img/of-the-platform.svg', amountMin: 10, amountMax: 500 }) as PaymentMethod;

it('[DEP-14] shows the cash agent’s own icon, whatever logo comes with the method, and every other one’s logo', () => {
  const methods = [method('0x.withdrawal.cash_agent'), method('sandbox.withdrawal.card')];
  const { container } = renderSite(
    <MethodList isError={false} methods={methods} money={money} onPick={() => undefined} onRetry={() => undefined} picked={null} />,
  );
  const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/img/methods/cash-agent.svg', '/img/of-the-platform.svg']);
});
