import { shapes, type Shape, type Variables } from '@verdigale/platform';

/** What pages of the site load from others; the platform knows nothing of these. */
export interface SiteHosts {
  /** The sportsbook's client: `own` unless another one is named, which needs both of its variables. Its host may be `stand-in`. */
  betting: { host: string; clientId: string } | null;
  /** The support chat. Token and guests hold for the stand-in's too; without `hasGuests` the brand decides. */
  chat: { host: string | undefined; token: string; hasGuests: boolean | undefined };
  /** The tag container that counts visits of those who agreed. */
  gtmContainerId: string | undefined;
  /** Whether the page of uploaded documents goes when the identity is checked by a provider. */
  hideDocumentsPage: boolean;
}

const bettingHost: Shape<string> = {
  rule: `${shapes.hostUrl.rule}, stand-in or off`,
  parse: (text, mayUseHttp) => (text === 'stand-in' || text === 'off' ? text : shapes.hostUrl.parse(text, mayUseHttp)),
};
const clientId: Shape<string> = { rule: 'letters, digits and dashes', parse: (text) => (/^[\w-]+$/.test(text) ? text : undefined) };
const containerId: Shape<string> = {
  rule: 'a container id such as GTM-ABC123',
  parse: (text) => (/^GTM-[A-Z0-9]{4,12}$/.test(text) ? text : undefined),
};

/** Our own client needs no id of a partner's. */
const ownClientId = 'verdigale';

function readBetting(variables: Variables): SiteHosts['betting'] {
  const host = variables.read('BETTING_CLIENT_HOST', bettingHost);
  const id = variables.read('BETTING_CLIENT_ID', clientId);
  if (host === undefined) return { host: 'own', clientId: id ?? ownClientId };
  return host === 'off' || id === undefined ? null : { host, clientId: id };
}

export function readSiteHosts(variables: Variables): SiteHosts {
  return {
    betting: readBetting(variables),
    chat: {
      host: variables.read('CHAT_HOST', shapes.hostUrl),
      token: variables.text('CHAT_TOKEN') ?? '',
      hasGuests: variables.read('CHAT_GUESTS', shapes.onOff),
    },
    gtmContainerId: variables.read('GTM_CONTAINER_ID', containerId),
    hideDocumentsPage: variables.read('HIDE_DOCUMENTS_PAGE', shapes.onOff) ?? false,
  };
}
