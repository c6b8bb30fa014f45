import { beforeEach, expect, it } from 'vitest';
import { forgetStored } from '#client/settings/stored.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { openPlacing } from './place-store.ts';
import { SlipView } from './slip-view.tsx';
import { sampleLeg } from './testing.ts';
import { currencyKey } from './use-judgement.ts';
import { changeSlip } from './use-slip.ts';

beforeEach(() => {
  forgetStored();
  openPlacing();
});

it.each([
  ['EUR', 100, '€999,999,999,999.00'],
  ['USDT', 1_000_000, '999,999,999.00\u00a0USDT'],
])('shows what a stake of thirteen digits comes to in %s, as far as the wire has a number for it', async (code, subunitToUnit, total) => {
  changeSlip((slip) => ({ ...slip, legs: [sampleLeg('a')] }));
  const { show, queries, screen, user } = renderClient(<SlipView />);
  queries.setQueryData(['currencies'], [{ code, type: code === 'EUR' ? 'fiat' : 'crypto', subunitToUnit, isBase: false, isEnabled: true }]);
  queries.setQueryData(currencyKey, code);
  show();
  await user.type(screen.getByRole('textbox'), '9999999999999');
  expect(screen.getByText('Total stake').nextElementSibling?.textContent).toBe(total);
});

it('takes a stored stake for which the wire has no number as none', () => {
  changeSlip((slip) => ({ ...slip, legs: [sampleLeg('a')], stake: '999999999999' }));
  const { show, queries, screen } = renderClient(<SlipView />);
  queries.setQueryData(['currencies'], [{ code: 'USDT', type: 'crypto', subunitToUnit: 1_000_000, isBase: false, isEnabled: true }]);
  queries.setQueryData(currencyKey, 'USDT');
  show();
  expect(screen.getByText('Total stake').nextElementSibling?.textContent).toBe('–');
});

it('shows a system whose lines come to more than the wire has numbers for', async () => {
  const legs = ['a', 'b', 'c', 'd'].map((id) => sampleLeg(id));
  changeSlip((slip) => ({ ...slip, legs, mode: 'system', sizes: [2, 3, 4], stake: '999999999999' }));
  const { show, queries, screen } = renderClient(<SlipView />);
  queries.setQueryData(['currencies'], [{ code: 'EUR', type: 'fiat', subunitToUnit: 100, isBase: true, isEnabled: true }]);
  queries.setQueryData(currencyKey, 'EUR');
  show();
  expect(screen.getByText('Total stake').nextElementSibling?.textContent).toBe('€10,999,999,999,989.00');
});
