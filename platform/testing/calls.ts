import { calls, type Call, type CallData, type CallMeta, type CallName, type ErrorBody } from '@verdigale/contract';
import type { FastifyInstance } from 'fastify';

type Scalar = string | number | boolean | bigint | null | undefined;

/** What a test sends. It may be what no client would send: the platform must refuse it. */
export interface Sent {
  params?: Record<string, string>;
  /** By name; a text stands in the address as it is. */
  query?: Record<string, Scalar | readonly Scalar[]> | string;
  body?: object;
  headers?: Record<string, string>;
}

/** What the platform answers: `data` where it takes the call, `error` where it refuses it. */
export interface Answer<N extends CallName> {
  status: number;
  data: CallData<N>;
  meta: CallMeta<N>;
  error?: ErrorBody;
  headers: Record<string, unknown>;
}

/** Makes a call of the contract, by its name. */
export type MakeCall = <N extends CallName>(name: N, sent?: Sent) => Promise<Answer<N>>;

/** The calls of whoever sends these headers. */
export function callsWith(app: FastifyInstance, own: Record<string, string> = {}): MakeCall {
  return async <N extends CallName>(name: N, { params = {}, query = {}, body, headers = {} }: Sent = {}) => {
    const { method, path, isBare }: Call = calls[name];
    const response = await app.inject({
      method,
      url: path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param]!)) + searchOf(query),
      headers: { ...own, ...headers },
      ...(body && { payload: body }),
    });
    const said = response.json<Pick<Answer<N>, 'data' | 'meta' | 'error'>>();
    return {
      ...(isBare && response.statusCode === 200 ? { data: said } : said),
      status: response.statusCode,
      headers: response.headers,
    } as Answer<N>;
  };
}

const isList = (value: Scalar | readonly Scalar[]): value is readonly Scalar[] => Array.isArray(value);

function searchOf(query: NonNullable<Sent['query']>): string {
  if (typeof query === 'string') return query && `?${query}`;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (isList(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else if (value !== undefined) search.append(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
