import type { Kernel } from '#kernel';
import { findCommunication } from '#modules/notification';
import type { Message } from './message-job.ts';

/** What somebody wrote in the contact form, to the operator's support in the brand's default language. */
export async function contactMail({ db, config }: Kernel, { communicationId }: { communicationId: string }): Promise<Message | null> {
  const found = await findCommunication(db, communicationId);
  if (!found) return null;
  return { channel: 'mail', to: config.messages.supportEmail, locale: null, template: 'contact', values: { ...found } };
}
