import { render, screen } from '@testing-library/react';
import { noteServerTime } from '@verdigale/client/server-clock';
import { afterEach, expect, it } from 'vitest';
import { useSecondsLeft } from './use-seconds-left.ts';

const Left = ({ until }: { until: string }) => <output>{useSecondsLeft(until)}</output>;
const aMinute = 60_000;
const platformSays = (aheadMs: number) => noteServerTime(new Date(Date.now() + aheadMs).toUTCString());
afterEach(() => platformSays(0));

it.each([
  ['fast', -aMinute],
  ['slow', aMinute],
])('an offer of cash-out holds for as long as the platform does, where the clock of the device is %s', (_, aheadMs) => {
  platformSays(aheadMs);
  render(<Left until={new Date(Date.now() + aheadMs + 5_000).toISOString()} />);
  // The header has whole seconds.
  expect(['4', '5', '6']).toContain(screen.getByRole('status').textContent);
});
