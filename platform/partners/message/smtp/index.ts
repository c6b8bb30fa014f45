import type { Connection } from '#config';
import type { Shape } from '#config/variables.ts';
import type { Adapter } from '../../adapter.ts';
import type { MessageSender } from '../port.ts';
import { sendBySmtp, type SmtpSettings } from './send.ts';

const server: Shape<string> = {
  rule: 'an address that begins with smtp:// or smtps://',
  parse: (text) => (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '' ? text : undefined),
};
const sender: Shape<string> = {
  rule: 'an address, or a name with one: Acme <mail@acme.example>',
  parse: (text) => (/^(?:[^<>\r\n]+<[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/.test(text) ? text : undefined),
};

export const smtp = (settings: SmtpSettings): Connection<MessageSender> => ({
  open: () => ({ send: (message) => sendBySmtp(settings, message) }),
});

/** `SMTP_URL` with `MAIL_FROM`: every mail needs a sender. */
export const smtpAdapter: Adapter<MessageSender> = {
  read(variables) {
    const from = variables.read('MAIL_FROM', sender);
    if (variables.text('SMTP_URL') === undefined) return [];
    const url = variables.read('SMTP_URL', server);
    if (variables.text('MAIL_FROM') === undefined) variables.report('MAIL_FROM must be set beside SMTP_URL: every mail needs a sender.');
    return url && from ? [['smtp', smtp({ url, from })]] : [];
  },
};
