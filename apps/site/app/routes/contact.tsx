import { useContent } from '#app/content/use-content.ts';
import { ContactPage } from '#app/features/contact/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/contact';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'contacts');

export default function Contact() {
  const text = useContent('pages');
  return (
    <>
      <PageTitle text={text('pages.contacts.text')} title={text('pages.contacts.title')} />
      <ContactPage />
    </>
  );
}
