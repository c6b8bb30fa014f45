import type { Module } from '#kernel';
import { documentRoutes } from './routes.ts';
import { sweepFiles } from './sweep-files.ts';

export { decideDocument, listPendingDocuments, type DecidedFact, type Decision } from './decide-document.ts';
export { eraseDocuments, readAnyDocument, removeFiles } from './own-documents.ts';

export const documentModule: Module = {
  name: 'document',
  routes: documentRoutes,
  setup(kernel) {
    kernel.jobs.define('document.sweep-files', () => sweepFiles(kernel));
    kernel.jobs.schedule('document.sweep-files', '17 * * * *');
  },
};
