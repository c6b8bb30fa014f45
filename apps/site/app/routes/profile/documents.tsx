import { useContent } from '#app/content/use-content.ts';
import { DocumentsPage } from '#app/features/documents/index.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/documents';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.documents', undefined, { isPrivate: true });

/** Not there while the identity provider takes the documents itself. (A 2) */
export function loader({ context }: Route.LoaderArgs): null {
  const { enabled, hideDocumentsPage } = context.get(siteContext).settings.sumsub;
  if (enabled && hideDocumentsPage) throw notFound();
  return null;
}

export default function ProfileDocuments() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.documents.text')} title={text('profile.documents.title')} />
      <DocumentsPage />
    </>
  );
}
