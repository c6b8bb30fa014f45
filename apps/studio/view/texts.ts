export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The page's texts by key, with `{name}` filled in; a missing key is shown as the key, so that it is noticed. */
export function sayWith(texts: Record<string, string>): Say {
  return (key, values = {}) => (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
