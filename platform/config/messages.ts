/** Subject and text of a message, with {placeholders}; a text message has no subject. */
export interface MessageTemplate {
  subject?: string;
  text: string;
  /** What the link below a player's notification says. */
  link?: string;
}

/** What the brand says to its players, and where it reads what they write. */
export interface MessageSettings {
  supportEmail: string;
  /** As authenticators name the account. */
  brandName: string;
  defaultLocale: string;
  /** By locale and name; the default locale has all of them. */
  templates: Readonly<Record<string, Readonly<Record<string, MessageTemplate>>>>;
}

/** A message of the brand in this locale, else in the default one, with its {placeholders} filled. */
export function brandMessage(
  { templates, defaultLocale }: Pick<MessageSettings, 'templates' | 'defaultLocale'>,
  locale: string | null,
  name: string,
  values: Readonly<Record<string, string>>,
): Required<MessageTemplate> {
  const template = templates[locale ?? '']?.[name] ?? templates[defaultLocale]?.[name];
  if (!template) throw new Error(`the brand has no message ${name}`);
  const fill = (text = '') => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? values[key]! : whole));
  return { subject: fill(template.subject), text: fill(template.text), link: fill(template.link) };
}
