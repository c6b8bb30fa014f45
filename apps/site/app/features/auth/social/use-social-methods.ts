import { useQuery } from '@tanstack/react-query';
import { connectionsProvider, telegramProvider } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { constantsQuery } from '#app/queries/settings.ts';

/** A button of the brand's texts. (SOCIAL-06) */
interface Connection {
  id: string;
  label: string;
}

export interface SocialMethod extends Connection {
  kind: 'auth0' | 'direct' | 'telegram';
}

export interface TelegramBot {
  bot: string;
  authUrl: string;
  widgetUrl: string;
}

export interface SocialMethods {
  /** What the brand has buttons for and the platform has switched on; null while that is not known. */
  methods: readonly SocialMethod[] | null;
  telegram: TelegramBot | null;
}

/** With what a visitor may sign in beside e-mail and phone. (SOCIAL-01, SOCIAL-06) */
export function useSocialMethods(): SocialMethods {
  const text = useContent('globalComponents');
  const { settings } = useRootData();
  const { data, isError } = useQuery(constantsQuery);
  // Without the list there are no buttons: the forms above them work all the same.
  if (isError) return { methods: [], telegram: null };
  if (!data) return { methods: null, telegram: null };

  const { socialAuth, telegram } = data.player;
  const widgetUrl = settings.telegramWidgetUrl;
  // A bot has one domain, and what comes back there finds nothing of a tab of a mirror.
  const isHere = telegram?.auth_url?.startsWith(`${window.location.origin}/`);
  const bot = telegram?.bot && isHere && widgetUrl ? { bot: telegram.bot, authUrl: telegram.auth_url, widgetUrl } : null;
  const connections = text.list<Connection>('globalComponents.socialAuth.socialAuth0Connections');
  const direct = text.list<Connection>('globalComponents.socialAuth.socialDirectConnections');
  const methods: SocialMethod[] = [
    ...(socialAuth.includes(connectionsProvider) ? connections.map((each) => ({ ...each, kind: 'auth0' as const })) : []),
    ...direct
      .filter(({ id }) => socialAuth.includes(id) && (id !== telegramProvider || bot !== null))
      .map((each) => ({ ...each, kind: each.id === telegramProvider ? ('telegram' as const) : ('direct' as const) })),
  ];
  return { methods, telegram: bot };
}
