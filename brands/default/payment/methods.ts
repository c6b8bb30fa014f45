/** The demo's payment methods in the order in which they are listed; all but bitcoin are served by the stand-in provider. */
import { bitcoin } from './bitcoin.ts';
import { deposits } from './deposits.ts';
import { withdrawals } from './withdrawals.ts';

export const paymentMethods = [...deposits, ...withdrawals, ...bitcoin];
