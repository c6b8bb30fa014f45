import { element } from './elements.ts';

/** A table of a rules page. */
export function payTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const cells = (name: 'th' | 'td', texts: readonly string[]): HTMLElement[] =>
    texts.map((text) => element(name, name === 'th' ? { scope: 'col' } : {}, text));
  return element(
    'table',
    { class: 'pay-table' },
    element('thead', {}, element('tr', {}, ...cells('th', head))),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, ...cells('td', row)))),
  );
}
