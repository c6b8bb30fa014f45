import { parsePhoneNumberWithError } from 'libphonenumber-js/min';
import { phoneTools } from './phone-rules.ts';

/** With the smallest metadata: for browsers, in a chunk that is loaded when a form has a phone field. */
export const { phoneRules, toWirePhone } = phoneTools(parsePhoneNumberWithError);
