import { AppError, type Kernel } from '#kernel';
import { btcpay } from './btcpay.ts';
import type { PaymentProvider } from './port.ts';
import { signedHttpProvider } from './signed-http-provider.ts';

export {
  PaymentRefused,
  type Callback,
  type CreatedPayment,
  type ListedReport,
  type PaymentProvider,
  type PaymentState,
  type ProviderReport,
} from './port.ts';

/** The configured provider of this identity; throws paymentUnavailable when there is none. */
export function paymentProvider({ config, clock }: Pick<Kernel, 'config' | 'clock'>, identity: string): PaymentProvider {
  const partner = config.partners.payment[identity];
  if (!partner) throw new AppError('paymentUnavailable', `no payment provider ${identity}`);
  return partner.protocol === 'btcpay' ? btcpay(partner) : signedHttpProvider(partner, clock);
}
