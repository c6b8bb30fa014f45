import type { Call, ErrorBody } from '@verdigale/contract';
import { ApiError } from './api-error.ts';

/** The body of a successful call. */
export interface Answer {
  readonly data: unknown;
  readonly meta: unknown;
}

/** Reads an answer to its end. Throws ApiError for a refusal, and with code 'malformed' for anything that is not the platform's format. */
export async function readAnswer(response: Response, { isBare }: Pick<Call, 'isBare'> = {}): Promise<Answer> {
  const body = objectOf(await response.text());
  if (response.ok) {
    if (body && isBare) return { data: body, meta: undefined };
    if (!body || !('data' in body)) throw new ApiError(response.status, 'malformed', 'an answer without data');
    return { data: body.data, meta: body.meta };
  }
  const error = body?.error as Partial<ErrorBody> | undefined;
  // A proxy in between answers in its own format.
  if (typeof error?.code !== 'number') throw new ApiError(response.status, 'malformed', `HTTP ${response.status}`);
  throw new ApiError(response.status, error.code, error.message ?? '', {
    fields: error.fields,
    extra: { challenge: error.challenge, ways: error.ways, until: error.until },
  });
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
