/** The last digits of an id, enough to tell one player's payments apart. */
export function shortId(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}
