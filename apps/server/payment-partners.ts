import type { PlatformConfig, PlatformSeed } from '@verdigale/platform';
import type { Environment } from './env.ts';

/** Payment providers by identity, as methods name them: the stand-in, and what the operator has set beside it. */
export function paymentPartners(
  { payment: { signed, btcpay } }: Environment,
  standIn: { url: string; secret: string },
): PlatformConfig['partners']['payment'] {
  const own = Object.entries({ sandbox: standIn, ...signed }).map(
    ([identity, access]) => [identity, { protocol: 'signed-http', ...access }] as const,
  );
  return { ...Object.fromEntries(own), ...(btcpay && { btcpay: { protocol: 'btcpay', ...btcpay } }) };
}

/** The brand's methods; one whose provider is not set is not offered. */
export function offeredMethods({ payment: { btcpay } }: Environment, methods: NonNullable<PlatformSeed['paymentMethods']>) {
  return methods.map((method) => ({ ...method, isEnabled: method.isEnabled && (method.provider !== 'btcpay' || btcpay !== undefined) }));
}

/** Whose pages may be shown in a frame of ours. */
export function paymentOrigins({ payment: { signed, btcpay } }: Environment): string[] {
  return [...Object.values(signed), ...(btcpay ? [btcpay] : [])].map(({ url }) => new URL(url).origin);
}
