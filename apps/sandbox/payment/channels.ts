import type { PaymentKind } from '@verdigale/partner-wire';

/** How a payment is paid: on a page, by a code that a phone scans, in a frame, at an agent's, in coins; or how it is paid out. */
export type Channel = 'card' | 'bank' | 'phone' | 'transfer-code' | 'frame' | 'agent' | 'coins' | 'transfer' | 'pick-up';

const minute = 60_000;
const channels: Readonly<Record<string, Channel>> = {
  'sandbox.deposit.card': 'card',
  'sandbox.deposit.bank': 'bank',
  'sandbox.deposit.pix': 'phone',
  'sandbox.deposit.transfer-code': 'transfer-code',
  'sandbox.deposit.e-wallet': 'frame',
  'sandbox.deposit.cash-agent': 'agent',
  'sandbox.deposit.crypto': 'coins',
  '0x.withdrawal.cash_agent': 'pick-up',
};

/** The methods that the stand-in knows by name; any other is a card page, or a transfer. */
export const knownMethods = [...Object.keys(channels), 'sandbox.withdrawal.card', 'sandbox.withdrawal.bank', 'sandbox.withdrawal.crypto'];

export const channelOf = (kind: PaymentKind, method: string): Channel => channels[method] ?? (kind === 'payment' ? 'card' : 'transfer');

/** How long the provider waits for a payment. */
export const lifetimeMs: Readonly<Record<Channel, number | null>> = {
  card: 30 * minute,
  bank: 30 * minute,
  frame: 30 * minute,
  phone: 15 * minute,
  'transfer-code': 15 * minute,
  coins: 60 * minute,
  agent: 48 * 60 * minute,
  transfer: null,
  'pick-up': null,
};

/** Those that a player pays on a page of ours. */
export const hasPage = (channel: Channel): boolean => ['card', 'bank', 'frame', 'phone', 'transfer-code'].includes(channel);
