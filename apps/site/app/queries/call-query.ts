import { queryOptions } from '@tanstack/react-query';
import { statusOf, type CallAnswer, type CallArguments } from '@verdigale/client';
import type { CallName } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';

/** The query of a call. Its key is the call's name, then its input; what is cached is the whole answer, as it stands on the wire. */
export function callQuery<N extends CallName>(name: N, ...input: CallArguments<N>) {
  return queryOptions({ queryKey: [name, ...input] as const, queryFn: (): Promise<CallAnswer<N>> => callApi(name, ...input) });
}

/** For `select`, where nobody needs the rest of the answer. */
export const dataOf = <T>({ data }: { data: T }): T => data;

/** Another platform does not serve what is beside the wire: what a page would show of that is left out. */
export const isNotServed = (error: unknown): boolean => statusOf(error) === 404;

/** Marks every answer of these calls as stale and asks again for those on the screen; resolves when they are there. */
export async function refetchCalls(...names: readonly CallName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

const againMs = 5_000;

/** As `refetchInterval` of what a page cannot do without: after a failure it is asked for again until it is there, though nobody presses anything. */
export const untilThere = ({ state }: { state: { data: unknown } }): number | false => (state.data === undefined ? againMs : false);
