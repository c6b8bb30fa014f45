import type { MethodSeed } from '#modules/payment';
import type { PlatformConfig } from '#config';
import { testConfig, testPayment } from '../config.ts';

/** What a test passes to a platform process that it starts. */
export interface ProcessOptions {
  /** Where its payment provider is. */
  providerUrl?: string;
  /** How far its clock is from the real one at the start; a message `{ clockOffsetMs }` moves it later. */
  clockOffsetMs?: number;
}

export function readOptions(text: string | undefined): ProcessOptions {
  return text ? (JSON.parse(text) as ProcessOptions) : {};
}

/** Silent providers are asked soon; withdrawals from 150 on wait for an operator. */
export function processConfig(databaseUrl: string, { providerUrl }: ProcessOptions): PlatformConfig {
  const config = testConfig(databaseUrl);
  const payment = { sandbox: testPayment(providerUrl) };
  return {
    ...config,
    payment: { ...config.payment, silenceSeconds: 2 },
    withdrawals: { ...config.withdrawals, noticed: { large: '150', first: null }, heldFor: ['large'] },
    partners: { ...config.partners, payment },
  };
}

const method = { provider: 'sandbox', names: { en: 'Test' }, logo: '', countries: [] as string[], isEnabled: true } as const;
const limits = (currency: string) => [{ currency, min: '100', max: '100000000', presets: [] }];
const note = { key: 'note', fieldType: 'input', value: null, isRequired: true, labels: {}, hints: {}, position: 1 } as const;

/** A card, an address for coins, and a way out. */
export const processMethods: readonly MethodSeed[] = [
  { ...method, id: 'test.card', direction: 'deposit', type: 'form', processingType: 'form', limits: limits('EUR'), fields: [] },
  { ...method, id: 'test.address', direction: 'deposit', type: 'address', processingType: 'message', limits: limits('BTC'), fields: [] },
  { ...method, id: 'test.out', direction: 'withdrawal', type: 'form', processingType: 'form', limits: limits('EUR'), fields: [note] },
];
