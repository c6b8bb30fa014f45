import type { Connection } from '#config';
import { anyText, httpUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { MessageSender } from '../port.ts';
import { sendBySmsGateway, type SmsGatewaySettings } from './send.ts';

export const smsGateway = (settings: SmsGatewaySettings): Connection<MessageSender> => ({
  open: () => ({ send: (message) => sendBySmsGateway(settings, message) }),
});

/** `SMS_URL` with `SMS_TOKEN`: the gateway must know who sends. */
export const smsGatewayAdapter: Adapter<MessageSender> = {
  read(variables) {
    const url = variables.read('SMS_URL', httpUrl);
    const token = variables.read('SMS_TOKEN', anyText);
    if (variables.text('SMS_URL') !== undefined && token === undefined)
      variables.report('SMS_TOKEN must be set beside SMS_URL: the gateway must know who sends.');
    return url && token ? [['sms-gateway', smsGateway({ url, token })]] : [];
  },
};
