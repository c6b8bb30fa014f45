import { createHmac, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import { AppError } from '#kernel';

/** Of a delivery only the invoice that it names is used: the server is asked for its state. */
export const WebhookEvent = Type.Object({
  type: Type.String(),
  storeId: Type.Optional(Type.String()),
  invoiceId: Type.Optional(Type.String({ maxLength: 128 })),
});

/** Checks `BTCPay-Sig: sha256=<hex HMAC-SHA256 of the body>` in constant time. Throws partnerSignatureInvalid. */
export function verifyDelivery(secret: string, header: unknown, rawBody: string): void {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(typeof header === 'string' ? header : '') ?? [];
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  if (!hex || !timingSafeEqual(Buffer.from(hex, 'hex'), expected)) {
    throw new AppError('partnerSignatureInvalid', 'the signature does not fit the body');
  }
}
