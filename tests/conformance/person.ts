import type { AuthResponse, ErrorBody } from '@verdigale/contract';

/** What a tester types into the sign-in page of the stand-in provider. */
export interface Choice {
  name: string;
  email?: string;
  vouch?: 'verified' | 'unverified' | 'none';
}

/** A browser's cookies and redirects, as far as a sign-in at another service needs them. */
export function createBrowser() {
  const cookies = new Map<string, string>();

  async function visit(address: string, form?: Record<string, string>): Promise<Response> {
    const url = new URL(address);
    const sent = [...cookies]
      .filter(([key]) => url.pathname.startsWith(key.split(' ')[1]!))
      .map(([key, value]) => `${key.split(' ')[0]}=${value}`);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value, path = '/'] = /^([^=]+)=([^;]*)(?:.*?path=([^;]+))?/i.exec(line) ?? [];
      cookies.set(`${name} ${path}`, value!);
    }
    return response;
  }

  /** Goes where a redirect leads, until something else is answered or the address leaves these hosts. */
  async function follow(response: Response, until: (url: string) => boolean): Promise<string> {
    let current = response;
    for (;;) {
      const next = current.headers.get('location');
      if (!next) return current.url;
      const target = new URL(next, current.url).href;
      if (until(target)) return target;
      current = await visit(target);
    }
  }
  return { visit, follow };
}

export interface Answered {
  status: number;
  data?: AuthResponse;
  error?: ErrorBody;
}

/** Signs in with a connection as a site does: redirect, choice, callback. Answers the callback's address. */
export async function goAndChoose(siteUrl: string, path: string, choice: Choice | 'cancel'): Promise<URL> {
  const browser = createBrowser();
  const isCallback = (url: string) => url.startsWith(`${siteUrl}/auth/social/`);
  const page = await browser.follow(await browser.visit(siteUrl + path), isCallback);
  if (isCallback(page)) return new URL(page);
  const form: Record<string, string> = choice === 'cancel' ? { cancel: 'yes' } : { email: '', vouch: 'verified', ...choice };
  return new URL(await browser.follow(await browser.visit(page, form), isCallback));
}

/** What the site posts from its callback page: the query as it came, and the connection. */
export async function postCallback(siteUrl: string, callback: URL, body: Record<string, string> = {}): Promise<Answered> {
  const connection = /\/auth\/social\/([\w-]+)\/callback$/.exec(callback.pathname)![1]!;
  const response = await fetch(`${siteUrl}/api/player/sessions/social${callback.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ connection, provider: connection, locale: 'en', ...body }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
