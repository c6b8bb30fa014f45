import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run-child.ts';

const modules = join(ROOT, 'platform/modules');
const schemas = JSON.parse(readFileSync(join(ROOT, 'platform/db/schema.json'), 'utf8')) as Record<string, { tables: object }>;
/** Words that SQL has for itself, or that read better there. */
const schemaOf: Record<string, string> = { limit: 'limits', 'play-time': 'play_time' };

describe.each(readdirSync(modules))('the page of the module %s', (name) => {
  const file = join(modules, name, 'README.md');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const index = readFileSync(join(modules, name, 'index.ts'), 'utf8');

  it('names every table that the module owns', () => {
    const tables = Object.keys(schemas[schemaOf[name] ?? name]?.tables ?? {});
    expect(tables).not.toEqual([]);
    expect(tables.filter((table) => !page.includes(`\`${table}\``))).toEqual([]);
  });

  it('offers nothing that its index does not', () => {
    const offers = /\*\*Offers\*\*(.*?)(?=\*\*|\n\n)/s.exec(page)?.[1] ?? '';
    const functions = [...offers.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, offered]) => offered!);
    expect(functions.filter((offered) => !new RegExp(`\\b${offered}\\b`).test(index))).toEqual([]);
  });
});
