/** A token so close to its exp counts as expired. (A 4) */
const MARGIN_MS = 10_000;

/** Whether a JWT is past, or within 10 s of, its exp claim. One that cannot be read is. Nothing is verified here. */
export function isExpired(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry === null || expiry * 1000 - now <= MARGIN_MS;
}

function expiryOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp : null;
  } catch {
    return null;
  }
}
