/** A cookie that scripts may read, null when there is none. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, value] = part.split('=', 2);
    if (key === name) return value ? decoded(value) : null;
  }
  return null;
}

/** Cookies of this site may be written by others too, such as a partner's page under the same domain, and as they like. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Sets a cookie for the whole site; `Secure` wherever the page itself is. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
