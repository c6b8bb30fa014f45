import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

it('[ROUTE-15] takes the title from the heading and renders the rest', () => {
  expect(parsePage('# Terms\n\nBe *fair*.', 'en')).toEqual({
    title: 'Terms',
    description: 'Be fair.',
    lang: 'en',
    html: '<p>Be <em>fair</em>.</p>\n',
    sections: [],
  });
});

it('[ROUTE-16] cuts a page of questions at its second headings', () => {
  const { sections, description } = parsePage('# Account\n\nAll about it.\n\n## How?\n\nSo.\n\n## Why?\n\nThus.', 'en');
  expect(description).toBe('All about it.');
  expect(sections).toEqual([
    { title: 'How?', html: '<p>So.</p>\n' },
    { title: 'Why?', html: '<p>Thus.</p>\n' },
  ]);
});

it('describes a page by its first paragraph, without markup and not longer than search engines show', () => {
  expect(parsePage('# T\n\nSee **the** [rules](/x)\nfirst.\n\nMore.', 'en').description).toBe('See the rules first.');
  const { description } = parsePage(`# T\n\n${'word '.repeat(60)}`, 'en') as { description: string };
  expect(description).toMatch(/^(word )+…$/);
  expect(description.length).toBeLessThanOrEqual(162);
  expect(parsePage('# T\n\n## Only sections\n\nx', 'en').description).toBe('');
});

it('shows HTML as text and drops script addresses', () => {
  const { html } = parsePage('# T\n\n<script>evil()</script> [x](javascript:evil())', 'en');
  expect(html).not.toMatch(/<script|href="javascript/);
});
