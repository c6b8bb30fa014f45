import { fillIn } from '@verdigale/client/fill-in';
import { calls, type CallName } from '@verdigale/contract';
import { callSchemas, type CallSchema } from '@verdigale/contract/schema';
import { Ajv, type ErrorObject } from 'ajv';
import { keptOf, type Shape } from './shape.ts';

// Our site before a platform that says what the reference has and no more: each answer is cut down to that, and filled in as the site does.

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

/** No part of the site reads them. */
const unread: Partial<Record<CallName, readonly string[]>> = { 'game.bonuses.cashback': ['currency'] };

/** The call of a method and a path below `/api/`: a name in the path goes before an id. */
function callOf(method: string, path: string): CallName | undefined {
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`/api/${path}`);
  const found = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === method && fits(calls[name].path));
  return found.find((name) => !calls[name].path.includes('{')) ?? found[0];
}

/** What parts of our site would find missing in an answer of this shape, each with its place. */
export function missedByOurSite(method: string, path: string, shape: Shape, body: unknown): string[] {
  const name = callOf(method, path);
  if (name === undefined) return [];
  const { data } = callSchemas[name] as CallSchema;
  const said = keptOf(shape, body) as { data: unknown };
  const isWhole = ajv.validate(data, fillIn(name, said).data);
  const isRead = ({ params }: ErrorObject) => !unread[name]?.includes(String(params.missingProperty));
  return isWhole ? [] : ajv.errors!.filter(isRead).map(({ instancePath, message }) => `our site, ${name}${instancePath}: ${message}`);
}
