import type { Call } from '@verdigale/contract';
import type { CallOptions } from './call-types.ts';

/** A call's input without the types of a particular call. */
export interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The request of a call: bracketed arrays in the query, undefined values left out, a bearer header and never a cookie. */
export function toRequest(baseUrl: string, call: Call, input: AnyInput, token: string | null): [url: string, init: RequestInit] {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
  const init: RequestInit = { method: call.method, credentials: 'omit', headers };
  if (call.body === 'multipart') {
    // The browser writes the content type itself: only it knows the boundary.
    init.body = input.body as FormData;
  } else if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  return [baseUrl + pathOf(call.path, input.params ?? {}) + queryOf(input.query ?? {}), init];
}

function pathOf(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = encodeURIComponent(textOf(params[name]));
    // An empty or dotted segment would make the URL that of another call.
    if (/^\.{0,2}$/.test(segment)) throw new TypeError(`'${segment}' cannot be the ${name} of ${template}`);
    return segment;
  });
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) value.forEach((item) => search.append(`${name}[]`, textOf(item)));
    else if (value !== undefined) search.append(name, textOf(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
