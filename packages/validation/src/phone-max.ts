import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { phoneTools } from './phone-rules.ts';

/** With the full metadata: for servers, whose judgement is final. */
export const { phoneRules, toWirePhone } = phoneTools(parsePhoneNumberWithError);
