import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, Gate } from '#kernel';
import { mayBeAccepted, signatureBytes } from './media-type.ts';
import type { Upload } from './upload-document.ts';

/** 2 MB. (wire 4.1) */
const maxFileBytes = 2 * 1024 * 1024;
/** The file with the other fields and the heads of all. */
const maxFormBytes = maxFileBytes + 64 * 1024;

/**
 * How many forms are read at the same time, since each may take 2 MB of memory; a slow phone keeps its place for as long as a request may last. Forms
 * of one account are read one after the other. A form that waits is not read, however much of it has arrived.
 */
const reading = { atOnce: 32, maxWaiting: 320, share: 1 };

/**
 * Makes a scope read multipart forms of one file and one `type` into the body, once the caller is known: nobody else's upload is read. Of one caller
 * `line` wait for their turn. A file beyond the limit ends in 413, and what was not read of a refused form ends with its connection.
 */
export async function takeMultipart(app: FastifyInstance, { line }: { line: number }): Promise<void> {
  const gate = new Gate({ ...reading, line });
  await app.register(multipart, { limits: { fileSize: maxFileBytes, files: 1, fields: 4, fieldSize: 256, parts: 8, headerPairs: 50 } });
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) throw new AppError('malformed', 'the body must be a multipart form');
    if (!request.principal) throw new AppError('unauthorised', 'no session');
    try {
      if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) throw tooLong();
      request.body = await gate.pass(() => readForm(request), request.principal.playerId);
    } catch (error) {
      if (!request.raw.complete) reply.header('connection', 'close');
      // What the parser refuses (no boundary, a form that is cut off) has no status of its own.
      if (error instanceof AppError || (error as Partial<FastifyError>).statusCode !== undefined) throw error;
      throw new AppError('malformed', 'the body is not a whole multipart form', { cause: error });
    }
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  // A caller who hung up while waiting sends nothing, not even an end, so that reading would never stop.
  if (request.raw.destroyed) throw new AppError('malformed', 'the caller has gone');
  endWhenTooLong(request);
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') body.file = await readFile(part);
    else if (part.type === 'field') body[part.fieldname] = part.value;
    else if (part.type === 'file') throw AppError.invalid(part.fieldname, 'There is no such field');
  }
  return body;
}

/** Cuts the connection once more has arrived than any form is long: a field may have any length, and a body need not say its own. */
function endWhenTooLong({ raw }: FastifyRequest): void {
  let size = 0;
  raw.on('data', ({ length }: Buffer) => {
    size += length;
    if (size > maxFormBytes) raw.destroy();
  });
}

/** Keeps nothing of what cannot be a file that we accept, but reads it to its end, so that an honest sender gets the answer. */
async function readFile({ file, filename }: MultipartFile): Promise<Omit<Upload, 'type'>> {
  const kept: Buffer[] = [];
  let size = 0;
  let isHopeless = false;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) break;
    if (isHopeless) continue;
    kept.push(chunk);
    isHopeless = size < signatureBytes && !mayBeAccepted(Buffer.concat(kept));
    if (isHopeless) kept.length = 0;
    size += chunk.length;
  }
  if (file.truncated) throw tooLong();
  // Clients of other kinds than browsers send none, whatever the type says.
  return { fileName: filename ?? '', content: Buffer.concat(kept) };
}

const tooLong = () => new AppError('payloadTooLarge', 'a file has at most 2 MB');
