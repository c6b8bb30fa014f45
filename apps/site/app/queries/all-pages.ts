interface Page<T> {
  data: readonly T[];
  meta: { totalPages: number };
}

/** As many rows as one page may have. */
export const largestPage = 100;

/** All rows of a list, in however many pages they come. */
export async function allPages<T>(read: (page: number) => Promise<Page<T>>): Promise<{ data: T[] }> {
  const first = await read(1);
  const others = await Promise.all(Array.from({ length: Math.max(0, first.meta.totalPages - 1) }, (_, n) => read(n + 2)));
  return { data: [first, ...others].flatMap(({ data }) => data) };
}
