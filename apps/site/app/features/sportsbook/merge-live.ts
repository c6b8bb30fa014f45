import type { SportEvent } from '@verdigale/contract';

/** The events of a row as they are now: in their places, without those that are over. A change that is older than what is known is left out. */
export function mergeLive(known: readonly SportEvent[], changed: readonly SportEvent[]): SportEvent[] {
  const byId = new Map(changed.map((event) => [event.id, event]));
  return known.flatMap((event) => {
    const now = byId.get(event.id);
    if (!now || now.version < event.version) return [event];
    return now.isLive ? [now] : [];
  });
}
