import { fields, inOrder } from './fields.ts';
import { coinLimits, only } from './limits.ts';
import { networks } from './networks.ts';
import { methodNames as names } from './texts/method-names.ts';

/** Networks are called as BTCPay Server calls its payment methods. */
const chain = networks.filter(({ id }) => id === 'BTC').map((network) => ({ ...network, id: 'BTC-CHAIN' }));
const network = { ...fields.network, options: chain };

const common = {
  provider: 'btcpay',
  processingType: 'message',
  names: names.crypto,
  logo: '/img/methods/crypto.svg',
  limits: only(coinLimits, 'BTC'),
  countries: [] as string[],
  isEnabled: true,
} as const;

/** Bitcoin by a store of BTCPay Server: offered where the operator has set one. */
export const bitcoin = [
  { ...common, id: 'btcpay.deposit.bitcoin', direction: 'deposit', type: 'address', fields: inOrder(network) },
  { ...common, id: 'btcpay.withdrawal.bitcoin', direction: 'withdrawal', type: 'form', fields: inOrder(network, fields.walletAddress) },
] as const;
