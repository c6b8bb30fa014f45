import type { Kernel, MessageTemplate, Module } from '#kernel';
import { getProfile } from '#modules/player';
import { sendMessage } from '#partners/message/index.ts';

const job = 'message.send';

interface SendJob {
  /** Also the message's id: a job that runs twice sends one message. */
  id: string;
  playerId: string;
  template: string;
}

/** The brand's template in the player's locale, else in the default one. */
function templateFor({ config: { messages } }: Kernel, locale: string | null, name: string): MessageTemplate {
  const template = messages.templates[locale ?? '']?.[name] ?? messages.templates[messages.defaultLocale]?.[name];
  if (!template) throw new Error(`the brand has no message ${name}`);
  return template;
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Mails the player in the own language. A player without an address is not written to. */
async function send(kernel: Kernel, { id, playerId, template: name }: SendJob): Promise<void> {
  const profile = await getProfile(kernel.db, playerId);
  if (!profile.email) return;
  const template = templateFor(kernel, profile.locale, name);
  const values = { nickname: profile.nickname ?? '', url: kernel.config.publicUrl };
  await sendMessage(kernel.config.partners.message, kernel.clock, {
    id,
    channel: 'mail',
    to: profile.email,
    subject: fill(template.subject, values),
    text: fill(template.text, values),
  });
}

/** Messages that follow facts: a welcome after the registration. */
export const sendMessageFlow: Module = {
  name: 'send-message',
  setup(kernel) {
    kernel.jobs.define<SendJob>(job, (data) => send(kernel, data));
    kernel.events.on('player.registered', async (tx, { id, playerId }) => {
      await kernel.jobs.enqueue(tx, job, { id: `fact-${id}`, playerId, template: 'welcome' });
    });
  },
};
