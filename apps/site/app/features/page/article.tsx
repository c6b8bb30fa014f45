import { languageTag } from '@verdigale/language';
import type { ReactNode } from 'react';
import { brandHtml } from '#app/browser/trusted-types.ts';

/** A page of the brand's Markdown below its title, both in the language that it was written in. */
export function Article({ lang, html, children }: { lang: string | undefined; html: string; children: ReactNode }) {
  return (
    <article lang={lang && languageTag(lang)}>
      {children}
      <Prose html={html} />
    </article>
  );
}

/** Our own server's rendering of the brand's Markdown: it cannot hold markup of anybody else. */
export function Prose({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className="prose" dangerouslySetInnerHTML={{ __html: brandHtml(html) }} />;
}
