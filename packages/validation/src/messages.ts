import type { MessageParams } from './rule.ts';

/** Fills {min}, {max} and {param} of a content template; a placeholder without a value stays as it is. (A 5) */
export function formatMessage(template: string, params: MessageParams): string {
  return template.replace(/\{(min|max|param)\}/g, (placeholder, name: keyof MessageParams) => params[name] ?? placeholder);
}
