/** The demo's payment methods, all served by the stand-in provider, in the order in which they are listed. */
import { deposits } from './deposits.ts';
import { withdrawals } from './withdrawals.ts';

export const paymentMethods = [...deposits, ...withdrawals];
