/**
 * An id as people read it out: its last eight digits. The first ones of a UUIDv7 are the time and the same for everybody within
 * a minute; the last ones are random.
 */
export function shortId(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}
