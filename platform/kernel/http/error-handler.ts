import { errors, type ErrorBody } from '@verdigale/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { DatabaseUnavailable } from '@verdigale/migrate';
import { messagesOf } from './field-messages.ts';

/** Fastify's own refusals, as entries of our catalogue. */
const reasonByStatus = { 400: 'malformed', 404: 'notFound', 413: 'payloadTooLarge', 415: 'malformed', 429: 'tooManyRequests' } as const;

/** What a validator found, by field; the message says the same in one line, behind what is said of the whole. */
export function fromValidation(problems: FastifyError['validation'], whole?: string): AppError {
  const byField = Map.groupBy(problems ?? [], ({ instancePath, params }) => {
    const named = params as { missingProperty?: string; additionalProperty?: string };
    const path = instancePath.slice(1).replaceAll('/', '.');
    return [path, named.missingProperty ?? named.additionalProperty].filter(Boolean).join('.') || 'body';
  });
  return AppError.invalidFields(
    [...byField].map(([field, found]) => [field, messagesOf(found)] as const),
    whole,
  );
}

/** Any error as an entry of the catalogue; an unforeseen one is `internal`, and its text stays in the log. */
export function toAppError(error: FastifyError | AppError | DatabaseUnavailable): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable) return new AppError('unavailable', error.message, { cause: error, retryAfter: 2 });
  if (error.validation) return fromValidation(error.validation);
  const reason = reasonByStatus[error.statusCode as keyof typeof reasonByStatus] ?? 'internal';
  return new AppError(reason, error.message, { cause: error });
}

/** Answers with the entry of the catalogue. What went wrong within the server is not told: 5xx have words of their own. Nobody may store it. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody & Record<string, unknown> = {
    code: error.code,
    message: error.status >= 500 ? errorText(error) : error.message,
    ...(error.details.fields ? { fields: error.details.fields } : {}),
    ...error.details.extra,
  };
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(error.status).header('cache-control', 'no-store').send({ error: body });
}

function errorText({ reason }: AppError): string {
  return errors[reason].code === errors.unavailable.code ? 'temporarily unavailable' : 'something went wrong';
}

/** Another refusal in place of one, where a scope knows better. */
type Judge = (refusal: AppError, request: FastifyRequest) => AppError;

/** Gives a Fastify scope the platform's error envelope, for unknown paths too. */
export function useErrorEnvelope(app: FastifyInstance, judge: Judge = (refusal) => refusal): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const refusal = judge(toAppError(error), request);
    if (refusal.status >= 500 && refusal.details.retryAfter === undefined)
      request.log.error({ err: error, code: refusal.code }, 'a call failed');
    // A flood must not fill the log as well.
    else request.log[refusal.status === 429 ? 'debug' : 'info']({ code: refusal.code }, 'a call was refused');
    return sendError(reply, refusal);
  });
  app.setNotFoundHandler(sendNoSuchCall);
}

/** Answers unknown addresses below a path with the error envelope, so that the site does not serve a page there. */
export function refuseUnknownBelow(app: FastifyInstance, path: string): void {
  app.all(`${path}/*`, { schema: { hide: true } }, sendNoSuchCall);
}

function sendNoSuchCall(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, new AppError('notFound', 'no such call'));
}
