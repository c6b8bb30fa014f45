import MarkdownIt from 'markdown-it';
import type { ContentTree } from '../app/content/content-tree.ts';

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });
const longestDescription = 160;

/**
 * A Markdown page: its first heading is the title, its first paragraph what search engines show, `## ` headings begin
 * its sections (the questions of a page of questions). HTML in it is shown as text, never as markup. `lang` says in
 * which language it was written: a locale without this page shows the default locale's.
 */
export function parsePage(source: string, lang: string): ContentTree {
  const heading = /^#\s+(.+)$/m.exec(source);
  const body = (heading ? source.slice(heading.index + heading[0].length) : source).trim();
  const [intro = '', ...sections] = body.split(/^##\s+/m);
  return {
    title: heading?.[1]?.trim() ?? '',
    description: descriptionOf(intro),
    lang,
    html: markdown.render(body),
    sections: sections.map((section) => {
      const [title = '', ...text] = section.split('\n');
      return { title: title.trim(), html: markdown.render(text.join('\n').trim()) };
    }),
  };
}

/** The first paragraph without its markup, cut after a word. */
function descriptionOf(intro: string): string {
  const [first = ''] = intro.trim().split(/\n\s*\n/);
  const text = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')} …`;
}
