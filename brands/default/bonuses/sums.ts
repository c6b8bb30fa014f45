/** Round sums that people know, about as much as the euros; in coins the euros are converted when something is granted. */
const perEuro = { USD: 1, BRL: 5, TRY: 50, INR: 100, KZT: 600 };

/** So many euros, and what stands for them in other currencies. Two decimals at most. */
export function sums(euros: string) {
  const cents = BigInt(Math.round(Number(euros) * 100));
  const items = Object.entries(perEuro).map(([code, factor]) => [code, decimal(cents * BigInt(factor))]);
  return { base: euros, items: Object.fromEntries(items) as Record<string, string> };
}

const decimal = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
