import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMoney } from '#app/money/use-money.ts';
import { renderSite } from '#testing/render-site.tsx';
import { AddressPanel } from './address-panel.tsx';
import type { PaymentState } from './payment-state.ts';

const to = { address: 'bc1qexample', network: 'Bitcoin', coin: 'BTC', minimum: 0.0002 };
const countdown = { seconds: 290, isOver: false, spoken: undefined } as const;

function Panel({ state }: { state: PaymentState }) {
  return <AddressPanel countdown={countdown} money={useMoney()('BTC')} state={state} to={to} />;
}

it.each([
  [{ kind: 'waiting' }, 1],
  [{ kind: 'underpaid', received: 0.0001, expected: 0.0002 }, 1],
  [{ kind: 'seen' }, 0],
  [{ kind: 'confirming', confirmations: 1, needed: 3 }, 0],
] as const)('says how long there is to pay while something is to be paid, and not while the network confirms it: %j', (state, times) => {
  renderSite(<Panel state={state} />);
  expect(screen.queryAllByText(/^Time left to pay/)).toHaveLength(times);
});
