import { createStoredText } from '#app/browser/stored-text.ts';

/** The id of the deposit whose QR code the provider sends later, for as long as this tab lives. (wire 17) */
export const asyncInvoice = createStoredText('asyncInvoiceId', 'session');
