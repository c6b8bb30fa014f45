import { AppError, parseBody } from '#kernel';
import type { BtcpayPayout } from './answers.ts';
import { decimalOf } from './decimal.ts';
import { greenfield, GreenfieldRefusal, type Greenfield } from './greenfield.ts';
import { refund } from './refund.ts';
import { paymentReport, payoutReport, readStates } from './report.ts';
import type { BtcpaySettings } from './settings.ts';
import { verifyDelivery, WebhookEvent } from './webhook.ts';
import { PaymentRefused, type CreatedPayment, type PaymentProvider, type PaymentRequest } from '../port.ts';

/** How long an invoice's rate and address are good for, and how long after that its address is still watched. */
const expirationMinutes = 60;
const monitoringMinutes = 7 * 24 * 60;

/**
 * A store of a BTCPay Server (2.0 or newer) by its Greenfield API. Our reference is the invoice's order id; payouts carry it
 * in their metadata. Greenfield knows no idempotency keys, so each creation looks first for what is there.
 */
export function btcpayProvider(config: BtcpaySettings): PaymentProvider {
  const api = greenfield(config);
  return {
    createPayment: (request) => createPayment(api, request),
    createPayout: (request) => createPayout(api, request),
    async findReport(kind, { reference, providerReference, exponent }) {
      if (kind === 'payment') {
        const [oldest, ...others] = await readStates(api, reference);
        return oldest && paymentReport([oldest, ...others], exponent);
      }
      const payout = (await findNamed(api, reference, providerReference)) ?? decisive(await findPayouts(api, reference));
      return payout && payoutReport(payout, exponent);
    },
    refund: (request) => refund(api, request),
    async readCallback(headers, rawBody) {
      verifyDelivery(config.webhookSecret, headers['btcpay-sig'], rawBody);
      const { invoiceId, storeId } = parseBody(WebhookEvent, rawBody);
      // A delivery that only tests the endpoint names an invoice that does not exist.
      const invoice = invoiceId !== undefined && storeId === config.storeId ? await api.findInvoice(invoiceId) : undefined;
      if (!invoice) return undefined;
      const reference = invoice.metadata.orderId;
      if (!reference) throw new AppError('paymentUnknown', 'an invoice of BTCPay Server that is not ours');
      return { kind: 'payment', reference };
    },
  };
}

async function createPayment(api: Greenfield, request: Parameters<PaymentProvider['createPayment']>[0]): Promise<CreatedPayment> {
  const { reference, currency, fields, locale, returnUrls } = request;
  const network = fields.crypto_network;
  const known = (await api.findInvoices(reference)).at(-1);
  const invoice =
    known ??
    (await api.createInvoice({
      amount: decimalOf(request),
      currency,
      metadata: { orderId: reference },
      checkout: {
        ...(network === undefined ? {} : { paymentMethods: [network] }),
        expirationMinutes,
        monitoringMinutes,
        paymentTolerance: 0,
        // Paid is not settled yet: the player goes on to the page for those who wait.
        redirectURL: returnUrls.pending,
        redirectAutomatically: true,
        defaultLanguage: locale,
      },
    }));
  const { state, amount } = paymentReport([{ invoice, methods: [] }], request.exponent);
  if (amount !== request.amount || invoice.currency !== currency) throw new PaymentRefused('this reference stands for another payment');
  const created = { providerReference: invoice.id, state, expiresAt: new Date(invoice.expirationTime * 1000) };
  if (network === undefined) return { ...created, action: { url: invoice.checkoutLink, fields: {} } };
  const method = (await api.listPaymentMethods(invoice.id)).find(({ paymentMethodId }) => paymentMethodId === network);
  if (!method?.destination) throw new AppError('paymentUnavailable', `BTCPay Server has no address in ${network}`);
  return { ...created, address: method.destination, qr: method.paymentLink ?? method.destination };
}

async function createPayout(api: Greenfield, request: PaymentRequest): Promise<CreatedPayment> {
  const { reference, amount, currency, exponent, fields } = request;
  const { crypto_network: network = '', wallet_id: destination = '' } = fields;
  // A payout of the store is an amount of the network's own coin: in another currency the same number would be another sum.
  if (network.split('-')[0] !== currency) throw new PaymentRefused(`${currency} is not paid out by ${network || 'no network'}`);
  const find = async () => decisive(await findPayouts(api, reference));
  const payout =
    (await find()) ??
    (await api
      .createPayout({
        destination,
        amount: decimalOf(request),
        payoutMethodId: network,
        approved: true,
        metadata: { reference, source: 'Verdigale' },
      })
      .catch(async (error: unknown) => {
        // Perhaps it is our own payout, of a creation whose answer was lost, that has this address already.
        const ours = error instanceof GreenfieldRefusal && error.code === 'duplicate-destination' ? await find() : undefined;
        if (!ours) throw error;
        return ours;
      }));
  const report = payoutReport(payout, exponent);
  // Not a refusal, which would give the money back while that payout goes on: a person must look at it.
  if (report.amount !== amount || report.currency !== currency)
    throw new AppError('paymentAmountMismatch', 'another payout has this reference');
  return { providerReference: report.providerReference, state: report.state };
}

/** By its own id, unless that is of a cancelled one: then there may be another. The store's list grows with every payout that it ever made. */
async function findNamed(api: Greenfield, reference: string, id: string | null | undefined): Promise<BtcpayPayout | undefined> {
  const payout = id ? await api.findPayout(id) : undefined;
  return payout?.metadata?.reference === reference && payout.state !== 'Cancelled' ? payout : undefined;
}

async function findPayouts(api: Greenfield, reference: string): Promise<BtcpayPayout[]> {
  return (await api.listPayouts()).filter(({ metadata }) => metadata?.reference === reference);
}

/** A paid one is preferred to one under way, and that to a cancelled one. */
function decisive(payouts: readonly BtcpayPayout[]): BtcpayPayout | undefined {
  return payouts.find(({ state }) => state === 'Completed') ?? payouts.find(({ state }) => state !== 'Cancelled') ?? payouts[0];
}
