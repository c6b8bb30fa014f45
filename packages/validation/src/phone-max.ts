import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { phoneTools } from './phone-rules.ts';

/** Over the full metadata: for servers, which have the last word. */
export const { phoneRules, toWirePhone } = phoneTools(parsePhoneNumberWithError);
