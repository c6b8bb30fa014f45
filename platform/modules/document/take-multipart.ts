import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, bearerOf } from '#kernel';
import type { Upload } from './upload-document.ts';

/** 2 MB. (wire 4.1) */
export const maxFileBytes = 2 * 1024 * 1024;

/**
 * Makes a scope read multipart forms of one file and one `type` into the body, once the token has been checked: nobody
 * else's upload is read. A file beyond the limit ends in 413.
 */
export async function takeMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxFileBytes, files: 1, fields: 4, fieldSize: 256, parts: 8, headerPairs: 50 } });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) throw new AppError('malformed', 'the body must be a multipart form');
    const token = bearerOf(request);
    if (!token || !(await app.authenticate(token))) throw new AppError('unauthorised', 'no session');
    try {
      request.body = await readForm(request);
    } catch (error) {
      // What the parser refuses (no boundary, a form that is cut off) has no status of its own.
      if (error instanceof AppError || (error as Partial<FastifyError>).statusCode !== undefined) throw error;
      throw new AppError('malformed', 'the body is not a whole multipart form', { cause: error });
    }
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') body.file = await readFile(part);
    else if (part.type === 'field') body[part.fieldname] = part.value;
    else if (part.type === 'file') throw AppError.invalid(part.fieldname, 'There is no such field');
  }
  return body;
}

async function readFile(part: MultipartFile): Promise<Omit<Upload, 'type'>> {
  return { fileName: part.filename, content: await part.toBuffer() };
}
