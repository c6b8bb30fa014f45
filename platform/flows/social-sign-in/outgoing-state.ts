import { randomBytes } from 'node:crypto';
import { ownPath } from '@verdigale/validation/own-path';
import { AppError } from '#kernel';

const maxLength = 2_000;

/**
 * The state that goes to the other service: what the site sent, its way back reduced to a path of the site, and a member
 * that nobody can guess. Throws invalid for what is not a JSON object.
 */
export function outgoingState(given: string, publicUrl: string): string {
  const state = given.length <= maxLength ? parseObject(given) : null;
  if (!state) throw AppError.invalid('state', 'must be a JSON object');
  return JSON.stringify({ ...state, backRoute: ownPath(state.backRoute, publicUrl) ?? '/', flow: randomBytes(32).toString('base64url') });
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
