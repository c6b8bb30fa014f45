import Type from 'typebox';
import { type CallSchema, Closed, EntityId, IdParams, Nullable, Timestamp } from './common.ts';

export const DocumentType = Type.Union([
  Type.Literal('identity_front'),
  Type.Literal('identity_back'),
  Type.Literal('identity_selfie_id'),
  Type.Literal('address'),
  Type.Literal('payment'),
  Type.Literal('payment_back'),
  Type.Literal('other'),
]);

export const PlayerDocument = Type.Object({
  id: EntityId,
  fileName: Type.String(),
  type: DocumentType,
  status: Type.Integer({ description: '1 approved, 2 pending, 3 rejected' }),
  createdAt: Timestamp,
  rejectReason: Nullable(Type.String()),
});

const File = Type.Unsafe<object>({ type: 'object', description: 'PNG, JPG or PDF of at most 2 MB' });

export const documentSchemas = {
  'player.documents.list': { summary: 'The own documents', data: Type.Array(PlayerDocument) },
  'player.documents.upload': {
    summary: 'Adds a document (multipart form); 413 for a larger file, 422 on `file` for another kind of file or too many',
    body: Closed({ type: DocumentType, file: File }),
    data: PlayerDocument,
  },
  'player.documents.get': {
    summary: 'The file of an own document',
    params: IdParams,
    data: Type.Unsafe<Blob>({ type: 'string', format: 'binary', description: 'the bytes' }),
  },
  'player.documents.delete': {
    summary: 'Deletes an own document; answers the remaining ones; 409 (11042, `id`) for an approved one, which is kept',
    params: IdParams,
    data: Type.Array(PlayerDocument),
  },
} as const satisfies Record<string, CallSchema>;
