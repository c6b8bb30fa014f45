/** Text without case and accents: "Café" is found by "cafe". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The items whose name has a word that begins with what was typed, then those that hold it anywhere. */
export function findByName<T>(items: readonly T[], nameOf: (item: T) => string, typed: string, limit: number): T[] {
  const wanted = fold(typed.trim());
  if (!wanted) return [];
  const found = items.filter((item) => fold(nameOf(item)).includes(wanted));
  const isWordStart = (item: T) =>
    fold(nameOf(item))
      .split(/[\s\-&]+/)
      .some((word) => word.startsWith(wanted));
  return [...found.filter(isWordStart), ...found.filter((item) => !isWordStart(item))].slice(0, limit);
}
