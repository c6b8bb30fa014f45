/** What a page starts the client with, as far as the client uses it. (docs/guides/connect-a-sportsbook.md) */
export interface StartOptions {
  /** The token of the sportsbook's play call; null for guests. */
  token: string | null;
  /** A name for the account that it plays for, which gives no rights; null for guests, and where the page does not say. */
  account: string | null;
  lang: string;
  /** `dark` or `light`; anything else is the system's. */
  theme: string;
  /** The address of a style sheet over ours. */
  customStyles: string | null;
}

export type PageMessage = { type: 'start'; options: StartOptions } | { type: 'routeChange'; route: string } | { type: 'betsChanged' };

/** Reads what the page says; null for anything else. A route is a path of ours. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message = JSON.parse(data) as { type?: unknown; options?: Record<string, unknown>; route?: unknown } | null;
    if (message?.type === 'routeChange' && isPath(message.route)) return { type: 'routeChange', route: message.route };
    if (message?.type === 'betsChanged') return { type: 'betsChanged' };
    if (message?.type !== 'start' || typeof message.options !== 'object') return null;
    const { token, account, lang, theme, customStyles } = message.options ?? {};
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
    return {
      type: 'start',
      options: {
        token: text(token),
        account: text(account),
        lang: text(lang) ?? 'en',
        theme: text(theme) ?? '',
        customStyles: text(customStyles),
      },
    };
  } catch {
    return null;
  }
}

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);
