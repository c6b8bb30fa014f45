import type { InfiniteData } from '@tanstack/react-query';
import type { PageMeta, SportEvent } from '@verdigale/contract';

/** A list as it is known, page by page. */
export type Pages = InfiniteData<{ data: SportEvent[]; meta: PageMeta }>;

/** An answer beside what is known: what the socket has said of an event since the question stays. */
export function keepNewer(known: readonly SportEvent[], answer: readonly SportEvent[]): SportEvent[] {
  const byId = new Map(known.map((event) => [event.id, event]));
  return answer.map((event) => {
    const before = byId.get(event.id);
    return before && before.version > event.version ? before : event;
  });
}

/** The same of pages, between which events may have moved. */
export function newest(known: Pages | undefined, next: Pages): Pages {
  const events = known?.pages.flatMap(({ data }) => data) ?? [];
  return { ...next, pages: next.pages.map((page) => ({ ...page, data: keepNewer(events, page.data) })) };
}
