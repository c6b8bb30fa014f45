import { languageTag } from '#app/locale/direction.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { ContentPage } from './content-page.ts';

/** A page of the brand's Markdown. */
export function Article({ title, lang, html }: ContentPage & { html: string }) {
  return (
    <article lang={lang && languageTag(lang)}>
      <PageTitle title={title} />
      <Prose html={html} />
    </article>
  );
}

/** Our own server's rendering of the brand's Markdown: it cannot hold markup of anybody else. */
export function Prose({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
