import type { MessageTemplate, PlatformConfig } from './kernel.ts';

/** A message of the brand in this locale, else in the default one, with its {placeholders} filled. */
export function brandMessage(
  { messages }: Pick<PlatformConfig, 'messages'>,
  locale: string | null,
  name: string,
  values: Readonly<Record<string, string>>,
): Required<MessageTemplate> {
  const template = messages.templates[locale ?? '']?.[name] ?? messages.templates[messages.defaultLocale]?.[name];
  if (!template) throw new Error(`the brand has no message ${name}`);
  const fill = (text = '') => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? values[key]! : whole));
  return { subject: fill(template.subject), text: fill(template.text), link: fill(template.link) };
}
