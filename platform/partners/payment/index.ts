import type { Connections } from '#config';
import type { Variables } from '#config/variables.ts';
import { AppError, type Kernel } from '#kernel';
import { readAll, type Adapter } from '../adapter.ts';
import { btcpayAdapter } from './btcpay/index.ts';
import type { PaymentProvider } from './port.ts';
import { signedHttpAdapter } from './signed-http/index.ts';

export {
  PaymentRefused,
  type Callback,
  type CreatedPayment,
  type ListedReport,
  type PaymentProvider,
  type PaymentState,
  type ProviderReport,
  type Refund,
  type RefundRequest,
} from './port.ts';

/** Every way to reach a payment provider: a new one is a folder beside these and its name here. */
const adapters: readonly Adapter<PaymentProvider>[] = [signedHttpAdapter, btcpayAdapter];

export const readPaymentProviders = (variables: Variables): Connections<PaymentProvider> => readAll(adapters, variables);

/** The configured provider of this identity; throws paymentUnavailable when there is none. */
export function paymentProvider({ config, clock }: Pick<Kernel, 'config' | 'clock'>, identity: string): PaymentProvider {
  const { payment } = config.partners;
  const connection = Object.hasOwn(payment, identity) ? payment[identity] : undefined;
  if (!connection) throw new AppError('paymentUnavailable', `no payment provider ${identity}`);
  return connection.open(clock);
}
