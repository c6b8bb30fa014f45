import type { Shape } from './variables.ts';

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Secrets travel there: in clear only as far as this machine goes. */
function isSafe(url: URL | undefined, mayUseHttp: boolean): boolean {
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && (mayUseHttp || ownMachine.test(url.hostname)));
}

const safeRule = 'an address that begins with https://, or http:// on this machine';

export const anyText: Shape<string> = { rule: 'a text', parse: (text) => text };

export const onOff: Shape<boolean> = {
  rule: 'on or off',
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
};

export const httpUrl: Shape<string> = {
  rule: 'an http or https address',
  parse: (text) => (/^https?:$/.test(urlOf(text)?.protocol ?? '') ? text : undefined),
};

/** Letter by letter as it is written. */
export const safeUrl: Shape<string> = {
  rule: safeRule,
  parse: (text, mayUseHttp) => (isSafe(urlOf(text), mayUseHttp) ? text : undefined),
};

/** What paths are appended to: without a slash at the end. */
export const baseUrl: Shape<string> = {
  rule: safeRule,
  parse: (text, mayUseHttp) => (isSafe(urlOf(text), mayUseHttp) && !/[?#]/.test(text) ? text.replace(/\/+$/, '') : undefined),
};

/** Where a partner's scripts and pages lie: an address that fits into a content policy, without a slash at the end. */
export const hostUrl: Shape<string> = {
  rule: 'an http or https address',
  parse: (text) => (/^https?:$/.test(urlOf(text)?.protocol ?? '') && !/[?#\s;,]/.test(text) ? text.replace(/\/+$/, '') : undefined),
};

function origin(text: string): string | undefined {
  const url = urlOf(text);
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    ? url.origin
    : undefined;
}

export const originUrl: Shape<string> = { rule: 'an http or https address without a path', parse: origin };

export const originList: Shape<string[]> = {
  rule: 'a list of http or https addresses without a path, such as https://cdn.acme.example',
  parse(text) {
    const origins = text.split(',').map((each) => origin(each.trim()));
    return origins.every((each) => each !== undefined) ? origins : undefined;
  },
};

/** The identities of partners, as methods and games name them. */
export const identityList: Shape<string[]> = {
  rule: 'a list of names of small letters, digits and -, such as acme',
  parse(text) {
    const names = listOf(text);
    return names.every((name) => /^[a-z][a-z0-9-]{0,31}$/.test(name)) ? names : undefined;
  },
};

/** The parts of `a, b`. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `north-pay` as it stands in names of variables: `NORTH_PAY`. */
export function variablePart(identity: string): string {
  return identity.toUpperCase().replaceAll('-', '_');
}
