import { codeOf, extraOf, isSessionOver } from '@verdigale/client';
import { errors, type ErrorName } from '@verdigale/contract';
import { toasts, type ToastInput, type ToastKind } from '@verdigale/ui/toast';
import { pageContent } from '#app/content/content-source.ts';
import { formatDate } from '#app/locale/date-format.ts';
import { fillTemplate, valueAt, type ContentTree } from '#app/content/content-tree.ts';
import type { TextParams } from '#app/content/use-content.ts';

/** The brand's types of alerts. (wire 15) */
const kinds: Readonly<Record<string, ToastKind>> = { info: 'info', pending: 'info', done: 'success', warning: 'warning', error: 'error' };
const fallbackKey = 'global.somethingWrong';

type AlertOptions = Pick<ToastInput, 'suppressDuplicate' | 'lifeMs' | 'action'>;

/** Fetches the texts of alerts before one is needed: a failure may have to be shown without a connection. */
export function preloadAlerts(): void {
  // Without texts no alert shows, and nothing fails.
  pageContent()
    .load('alerts')
    .catch(() => undefined);
}

/** Shows the alert `alerts.<key>` of the brand's texts; resolves to its words once it is queued: the title, and in a line of its own the description. */
export async function showAlert(key: string, params?: TextParams, options?: AlertOptions): Promise<string> {
  const source = pageContent();
  await source.load('alerts');
  const item = alertAt(source.get('alerts') ?? {}, key) ?? alertAt(source.get('alerts') ?? {}, fallbackKey);
  if (!item) throw new Error(`The brand has neither alerts.${key} nor alerts.${fallbackKey}`);
  const title = fillTemplate(item.title, params, source.locale);
  const description = item.description ? fillTemplate(item.description, params, source.locale) : undefined;
  toasts.show({ ...options, kind: kinds[item.type] ?? 'info', title, description });
  return description === undefined ? title : `${title}\n${description}`;
}

/**
 * Shows the brand's text for a failed call by its code, and resolves to its words; a failure without a known code is
 * "something went wrong". The end of a session leads to the sign-in, and is no error: null. (A 8)
 */
export async function showError(error: unknown, options?: AlertOptions): Promise<string | null> {
  if (isSessionOver(error)) return null;
  const said = { suppressDuplicate: true, ...options };
  const { until } = extraOf(error);
  const key = until !== undefined && codeOf(error) === errors.selfExcluded.code ? 'limit.selfExcludedUntil' : alertKeyOf(error);
  return showAlert(key, until === undefined ? undefined : { date: formatDate(until, 'moment', pageContent().locale) }, said);
}

/** What is not known to be without a connection has one. */
const isOnline = (): boolean => navigator.onLine ?? true;

const keyByCode = new Map<number, string>(
  Object.keys(errors).map((name) => [errors[name as ErrorName].code, errors[name as ErrorName].contentKey]),
);

/** The alert of a failed call: the error catalogue of the contract maps its code to the key. What failed for want of a connection says so. */
export function alertKeyOf(error: unknown): string {
  const code = codeOf(error);
  if (code === 'network' && !isOnline()) return 'global.offline';
  const contentKey = typeof code === 'number' ? keyByCode.get(code) : undefined;
  return contentKey === undefined ? fallbackKey : `errors.${contentKey}`;
}

interface AlertItem {
  type: string;
  title: string;
  description?: string;
}

function alertAt(tree: ContentTree, key: string): AlertItem | null {
  const item = valueAt(tree, key.split('.'));
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const { type, title, description } = item;
  if (typeof title !== 'string') return null;
  return { type: typeof type === 'string' ? type : '', title, ...(typeof description === 'string' && { description }) };
}
