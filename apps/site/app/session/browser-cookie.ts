/** A cookie that scripts may read, null when there is none. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, value] = part.split('=', 2);
    if (key === name) return value ? decodeURIComponent(value) : null;
  }
  return null;
}

/** Sets a cookie for the whole site; `Secure` wherever the page itself is. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
