/** The pages to name around the current one, the first and the last always, `null` for a gap: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, pageCount: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((entry) => entry >= 1 && entry <= pageCount);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((entry, index) => {
    const before = pages[index - 1] ?? entry - 1;
    if (entry - before === 1) return [entry];
    // A gap of one page is that page: dots would take the same room and say less.
    return entry - before === 2 ? [entry - 1, entry] : [null, entry];
  });
}
