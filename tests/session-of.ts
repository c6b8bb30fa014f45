/** The session that the page of a studio's game was made for, as its frame reads it. */
export function sessionOf(page: string): string {
  return /"sessionId":"([\w-]+)"/.exec(page)?.[1] ?? '';
}
