/** A history that has data behind it. */
export interface HistoryTab<Id extends string> {
  id: Id;
  label: string;
  position: number;
}

/** The tabs by the brand's texts: a tab without a `tabLabel` is left out, `tabPosition` orders them. (wire 15) */
export function historyTabs<Id extends string>(ids: readonly Id[], find: (id: Id, name: string) => string | null): HistoryTab<Id>[] {
  const tabs = ids.flatMap((id) => {
    const label = find(id, 'tabLabel');
    return label ? [{ id, label, position: Number(find(id, 'tabPosition') ?? ids.length) }] : [];
  });
  return tabs.toSorted((a, b) => a.position - b.position);
}
