import * as bonus from '../../packages/contract/src/schema/bonus.ts';
import * as game from '../../packages/contract/src/schema/game.ts';
import * as invoiceList from '../../packages/contract/src/schema/invoice-list.ts';
import * as limit from '../../packages/contract/src/schema/limit.ts';
import * as payment from '../../packages/contract/src/schema/payment.ts';
import * as player from '../../packages/contract/src/schema/player.ts';
import * as settings from '../../packages/contract/src/schema/settings.ts';
import * as statement from '../../packages/contract/src/schema/statement.ts';
import * as wallet from '../../packages/contract/src/schema/wallet.ts';

/** The parts of JSON schema that the contract uses. */
export interface Schema {
  type?: string;
  description?: string;
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface FieldRow {
  field: string;
  type: string;
  meaning: string;
}

/** Shapes that the contract exports by name: written once, and linked to wherever they are used. */
export const shapes = new Map<Schema, string>();
for (const file of [settings, player, limit, wallet, statement, payment, invoiceList, game, bonus]) {
  for (const [name, value] of Object.entries(file)) if (isShape(value)) shapes.set(value, name);
}

function isShape(value: unknown): value is Schema {
  const schema = value as Schema | null;
  return schema?.type === 'object' && schema.properties !== undefined;
}

/** The fields of an object, those of unnamed objects inside of it below their path. */
export function fieldRows(schema: Schema, path = ''): FieldRow[] {
  const rows = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const field = `${path}${name}${schema.required?.includes(name) ? '' : '?'}`;
    const inner = part.items && !shapes.has(part) ? part.items : part;
    const isInline = inner.properties !== undefined && !shapes.has(inner);
    if (!isInline) return [{ field, type: typeOf(part), meaning: part.description ?? '' }];
    return fieldRows(inner, `${field}${inner === part ? '' : '[]'}.`);
  });
  const others = schema.additionalProperties;
  if (typeof others !== 'object') return rows;
  return [...rows, { field: `${path}…`, type: typeOf(others), meaning: 'further fields' }];
}

/** A schema in a few words of Markdown, fit for a table cell. */
export function typeOf(schema: Schema): string {
  const name = shapes.get(schema);
  if (name) return `[${name}](#${name.toLowerCase()})`;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  switch (schema.type) {
    case 'array':
      return `list of ${typeOf(schema.items ?? {})}`;
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return `${schema.type}${range(schema.minimum, schema.maximum)}`;
    case 'object':
      return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`;
    default:
      return schema.type ?? 'any';
  }
}

function textOf({ format, pattern, minLength, maxLength }: Schema): string {
  if (format) return { uuid: 'uuid', 'date-time': 'time' }[format] ?? format;
  return pattern ? `text like \`${pattern.replaceAll('|', '\\|')}\`` : `text${range(minLength, maxLength)}`;
}

function range(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return ` from ${from}`;
  return from === undefined ? ` up to ${to}` : ` ${from}–${to}`;
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
