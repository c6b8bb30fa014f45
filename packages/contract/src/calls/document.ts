import type { Call } from './call.ts';

export const documentCalls = {
  'player.documents.list': { method: 'GET', path: '/api/player/documents', auth: 'bearer' },
  'player.documents.upload': { method: 'POST', path: '/api/player/documents', auth: 'bearer', body: 'multipart' },
  'player.documents.get': { method: 'GET', path: '/api/player/documents/{id}', auth: 'bearer', answer: 'file' },
  'player.documents.delete': { method: 'DELETE', path: '/api/player/documents/{id}', auth: 'bearer' },
} as const satisfies Record<string, Call>;
