import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type RateLimit } from '#kernel';
import { deleteDocument, listDocuments, readDocument } from './own-documents.ts';
import { takeMultipart } from './take-multipart.ts';
import { maxDocuments, uploadDocument, type Upload } from './upload-document.ts';

/** As many at once as an account may have; after that one now and then. */
const uploadLimit: RateLimit = { max: maxDocuments, timeWindow: '10 minutes' };

export function documentRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'player.documents.list', ({ principal }) => listDocuments(kernel.db, principal.playerId));
  mount(app, 'player.documents.get', ({ principal, params }) => readDocument(kernel, principal.playerId, params.id));
  mount(app, 'player.documents.delete', ({ principal, params }) => deleteDocument(kernel, principal.playerId, params.id));
  // In a scope of its own: no other call takes such a body.
  void app.register(async (scope) => {
    await takeMultipart(scope, { line: uploadLimit.max });
    mount(
      scope,
      'player.documents.upload',
      ({ principal, body: { type, file } }) => uploadDocument(kernel, principal.playerId, { type, ...(file as Omit<Upload, 'type'>) }),
      { limit: uploadLimit },
    );
  });
}
