/** A label of the content: `*words*` stand out, `[words](/path)` lead to a page. (wire 15) */
export type LabelPart = { text: string; to?: string; isMarked?: boolean };

/** A label in its parts, in order; what is no mark of these stays as it is written. */
export function labelParts(label: string): LabelPart[] {
  const parts: LabelPart[] = [];
  let end = 0;
  for (const match of label.matchAll(/\*([^*]+)\*|\[([^\]]+)\]\((\/[^)\s]*)\)/g)) {
    if (match.index > end) parts.push({ text: label.slice(end, match.index) });
    parts.push(match[1] !== undefined ? { text: match[1], isMarked: true } : { text: match[2] ?? '', to: match[3] });
    end = match.index + match[0].length;
  }
  if (end < label.length) parts.push({ text: label.slice(end) });
  return parts;
}
