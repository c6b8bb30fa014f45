import type { Connection } from '#config';
import { anyText, baseUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { PaymentProvider } from '../port.ts';
import { btcpayProvider } from './provider.ts';
import type { BtcpaySettings } from './settings.ts';

export function btcpay(settings: BtcpaySettings): Connection<PaymentProvider> {
  const origins = [new URL(settings.url).origin];
  return { open: () => btcpayProvider(settings), pages: { frames: origins, forms: origins } };
}

/** `BTCPAY_URL` sets up the provider `btcpay`; the rest of its variables is needed then. */
export const btcpayAdapter: Adapter<PaymentProvider> = {
  read(variables) {
    if (variables.text('BTCPAY_URL') === undefined) return [];
    const url = variables.read('BTCPAY_URL', baseUrl);
    const [storeId, apiKey, webhookSecret] = ['BTCPAY_STORE_ID', 'BTCPAY_API_KEY', 'BTCPAY_WEBHOOK_SECRET'].map((name) =>
      variables.need(name, 'BTCPAY_URL', anyText),
    );
    return url && storeId && apiKey && webhookSecret ? [['btcpay', btcpay({ url, storeId, apiKey, webhookSecret })]] : [];
  },
};
