import { useQuery } from '@tanstack/react-query';
import { errors, type MethodField, type PaymentMethod } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';
import { usePickedRegion } from './region.ts';

export type WalletOperation = 'deposit' | 'withdrawal';

/** The payment methods for an account's currency in the region of the wallet. */
export function useMethods(operation: WalletOperation, currency: string | undefined) {
  const country = usePickedRegion();
  const query = { currency: currency ?? '', ...(country ? { country } : {}) };
  return useQuery({
    queryKey: [`payment.methods.${operation}`, query],
    queryFn: async () => (await callApi(`payment.methods.${operation}`, { query })).data,
    enabled: currency !== undefined,
    staleTime: 60_000,
  });
}

/** Whether the methods were refused because the deposit limit is reached. (W 8) */
export function isLimitReached(error: Error | null): boolean {
  return error !== null && 'code' in error && error.code === errors.depositLimitReached.code;
}

/** A text per locale, English where the locale has none. (wire 8.1) */
export function localText(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? texts.en ?? '';
}

export function methodName({ names, method }: PaymentMethod, locale: string): string {
  return localText(names, locale) || method;
}

export function fieldsInOrder({ fields }: PaymentMethod): MethodField[] {
  return fields.toSorted((a, b) => a.position - b.position);
}
