import { invoiceStatus, invoiceType } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { changeInvoice, insertInvoice, type InvoiceRow } from './invoice.ts';
import { seedMethods, type MethodSeed } from './stored-method.ts';

/** A deposit by form of 10 to 100 euros by default. */
export function testMethod(id: string, more: Partial<MethodSeed> = {}): MethodSeed {
  return {
    id,
    direction: 'deposit',
    provider: 'nobody',
    type: 'form',
    processingType: 'message',
    names: { en: id },
    logo: '/logo.svg',
    limits: [{ currency: 'EUR', min: '1000', max: '10000', presets: [] }],
    fields: [],
    countries: [],
    isEnabled: true,
    ...more,
  };
}

export function testField(key: string, more: Partial<MethodSeed['fields'][number]> = {}): MethodSeed['fields'][number] {
  return { key, fieldType: 'text', value: null, isRequired: true, labels: { en: key }, hints: {}, position: 1, ...more };
}

const card = testMethod('test.deposit.card', {
  names: { en: 'Bank card', de: 'Bankkarte' },
  limits: ['EUR', 'USD'].map((currency) => ({ currency, min: '1000', max: '1000000', presets: [] })),
});

/** A method to make invoices with; its provider does not answer. */
export const seedTestMethod = ({ db }: Kernel) => seedMethods(db, [card]);

/** An invoice of a deposit by it, as the database keeps it: 10.00 EUR and paid by default. */
export async function storeInvoice(
  { db, clock }: Kernel,
  { playerId, accountId, ...changes }: Partial<InvoiceRow> & Pick<InvoiceRow, 'playerId' | 'accountId'>,
): Promise<InvoiceRow> {
  const { type = invoiceType.deposit, amount = 10_00n, currency = 'EUR', received = null, createdAt = clock.now() } = changes;
  const { id: method, provider } = card;
  return db.transaction(async (tx) => {
    const begun = { type, amount, currency, received, createdAt, exponent: 2, method, methodName: 'Bank card', provider, fields: {} };
    const invoice = insertInvoice(tx, { playerId, accountId, ...begun });
    const { status = invoiceStatus.success, statusResult = '', publicData = null, expiresAt = null } = changes;
    return changeInvoice(tx, invoice, { status, statusResult, publicData, expiresAt }, createdAt);
  });
}
