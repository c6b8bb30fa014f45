/**
 * An id as people read it out: its last eight digits. The first ones of a UUIDv7 are the time and the same for everybody within
 * a minute; the last ones are random.
 */
export function shortId(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}

/** The id of a profile as players read it out: its first segment in capitals. (W 2) Others of the same minute may share it, so what is copied is the whole id. */
export function profileCode(id: string): string {
  return id.split('-', 1).join('').toUpperCase();
}
