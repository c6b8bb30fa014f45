import type { CallBody, CallData, CallMeta, CallName, CallParams, CallQuery, calls } from '@verdigale/contract';

/** Absent when the call has no such part, optional when nothing in it is required. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Partial<T> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

type BodyOf<N extends CallName> = (typeof calls)[N] extends { body: 'multipart' } ? FormData : CallBody<N>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** In a browser: called with how much of the body has been sent, from 0 to 1. For uploads. */
  readonly onProgress?: (share: number) => void;
  /** Sent as `idempotency-key`: a repeated money call with the same key answers its first result. */
  readonly idempotencyKey?: string;
}

export type CallInput<N extends CallName> = CallOptions &
  Part<'params', CallParams<N>> &
  Part<'query', CallQuery<N>> &
  Part<'body', BodyOf<N>>;

export interface CallAnswer<N extends CallName> {
  data: CallData<N>;
  meta: CallMeta<N>;
}

/** What follows a call's name: the input may be left out when the call needs none. */
export type CallArguments<N extends CallName> = Partial<CallInput<N>> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

/** `call(name, input)`. */
export type CallFunction = <N extends CallName>(name: N, ...input: CallArguments<N>) => Promise<CallAnswer<N>>;
