import { codeOf } from '@verdigale/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { errors, type MethodField, type PaymentMethod } from '@verdigale/contract';
import { chosenOption } from '@verdigale/validation';
import { useState } from 'react';
import { methodsQuery, type PaymentOperation } from '#app/queries/payment.ts';
import { useRegion } from './use-region.ts';

/** The payment methods for an account's currency in the region of the wallet; those of the last region until others are there. */
export function useMethods(operation: PaymentOperation, currency: string | undefined) {
  const { sent: country, isKnown } = useRegion();
  const query = { currency: currency ?? '', ...(country ? { country } : {}) };
  return useQuery({ ...methodsQuery(operation, query), enabled: currency !== undefined && isKnown });
}

/** Whether the methods were refused because the deposit limit is reached. (W 8) */
export function isLimitReached(error: unknown): boolean {
  return codeOf(error) === errors.depositLimitReached.code;
}

/** The same for a query; while it runs again the last answer stands: a panel that vanished and came back would swallow presses. */
export function useIsLimitReached({ error, isPending, errorUpdateCount }: UseQueryResult): boolean {
  const [was, setWas] = useState(false);
  const is = isPending && errorUpdateCount > 0 ? was : isLimitReached(error);
  if (is !== was) setWas(is);
  return is;
}

/** A text per locale, English where the locale has none. (wire 8.1) */
export function localText(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? texts.en ?? '';
}

export function methodName({ names, method }: PaymentMethod, locale: string): string {
  return localText(names, locale) || method;
}

/** Methods whose icon is the site's own, whatever logo comes with them. (W 3) */
const ownIcons: Readonly<Record<string, string>> = { '0x.withdrawal.cash_agent': '/img/methods/cash-agent.svg' };

export function methodLogo({ method, logo }: PaymentMethod): string {
  return ownIcons[method] ?? logo;
}

export function fieldsInOrder({ fields }: PaymentMethod): MethodField[] {
  return fields.toSorted((a, b) => a.position - b.position);
}

export const networkKey = 'crypto_network';

/** What one payment may be: the limits of the chosen network where it has some, else the method's. (W 5) */
export function limitsOf(method: PaymentMethod, network: string | undefined): { min: number; max: number } {
  const field = method.fields.find(({ key }) => key === networkKey);
  const chosen = field && chosenOption(field, network);
  return { min: chosen?.minAmount ?? method.amountMin, max: chosen?.maxAmount ?? method.amountMax };
}
