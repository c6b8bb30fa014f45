import type { MethodField } from '@verdigale/contract';
import { fixedMethodField } from '@verdigale/validation';

/** What is sent: a phone leaves with a leading plus; empty fields and what only the platform says do not leave at all. (W 5) */
export function wireFields(fields: readonly MethodField[], values: Readonly<Record<string, string>>): Record<string, string> {
  const filled = fields
    .filter(({ key }) => key !== fixedMethodField)
    .map(({ key }) => [key, values[key]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([key, value]) => [key, key === 'phone' && !value.startsWith('+') ? `+${value}` : value]));
}
