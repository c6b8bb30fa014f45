import type { SportEvent } from '@verdigale/contract';

/**
 * A list with what has changed among live events: in their places, without those that are over, or that have begun where only later ones are
 * listed. The very same list where nothing of it has changed.
 */
export function mergeLive(known: SportEvent[], changed: readonly SportEvent[], isLater: boolean): SportEvent[] {
  const byId = new Map(changed.map((event) => [event.id, event]));
  const isNews = ({ id, version }: SportEvent) => (byId.get(id)?.version ?? -1) >= version;
  if (!known.some(isNews)) return known;
  return known.flatMap((event) => {
    if (!isNews(event)) return [event];
    const now = byId.get(event.id)!;
    return now.isLive && !isLater ? [now] : [];
  });
}
