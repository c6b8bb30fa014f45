import { act, screen } from '@testing-library/react';
import type { InvoiceStatistics } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { Lifetime } from './lifetime.tsx';

afterEach(() => session.signedOut());

it.each([
  [60, 25.5, 'Since you joined: €60.00 deposited, €25.50 paid out, €34.50 net'],
  [10, 25, 'Since you joined: €10.00 deposited, €25.00 paid out, -€15.00 net'],
  [60, null, 'Since you joined: €60.00 deposited, €0.00 paid out, €60.00 net'],
])('[S11] shows net deposits since the account was opened (%s, %s)', async (depositsSum, withdrawalsSum, line) => {
  own();
  const totals = { currency: 'EUR', depositsSum, withdrawalsSum } as InvoiceStatistics;
  await act(async () => renderSite(<Lifetime totals={totals} />));
  expect(screen.getByText(line)).toBeDefined();
});
