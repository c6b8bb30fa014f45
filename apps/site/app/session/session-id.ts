import { tokenStore } from './token-cookie.ts';

/** The session that this browser's token belongs to, by its claim; null without one that can be read. (W 0.3) */
export function currentSessionId(): string | null {
  try {
    const payload = tokenStore.read()?.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sessionId?: unknown };
    return typeof claims.sessionId === 'string' ? claims.sessionId : null;
  } catch {
    return null;
  }
}
