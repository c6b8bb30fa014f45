import type { Connection, Connections } from '#config/partners.ts';
import type { Variables } from '#config/variables.ts';

/**
 * One way to reach partners of a kind. It reads its own variables and answers the partners that they set up, each with its identity: none
 * is fine, half of one is a problem.
 */
export interface Adapter<Port, Connected extends Connection<Port> = Connection<Port>> {
  read(variables: Variables): (readonly [identity: string, partner: Connected])[];
}

/** All partners that the adapters of a kind find. Two under one identity are a problem: callbacks and methods could mean either. */
export function readAll<Port>(adapters: readonly Adapter<Port>[], variables: Variables): Connections<Port> {
  const found = new Map<string, Connection<Port>>();
  for (const [identity, partner] of adapters.flatMap((adapter) => adapter.read(variables))) {
    if (found.has(identity)) variables.report(`${identity} is the name of two partners: each needs one of its own.`);
    found.set(identity, partner);
  }
  return Object.fromEntries(found);
}

/** The partner of a kind that has one: of the first adapter that finds any. */
export function readOne<Port, Connected extends Connection<Port>>(
  adapters: readonly Adapter<Port, Connected>[],
  variables: Variables,
): Connected | null {
  const [first] = adapters.flatMap((adapter) => adapter.read(variables));
  return first?.[1] ?? null;
}
