/** Bitcoin as BTCPay Server writes it: decimal text of at most eight places. */

const satoshisPerCoin = 100_000_000n;

/** Throws for anything else. */
export function satoshis(text: string): bigint {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,8})0*)?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError(`${text} is not an amount of bitcoin`);
  return BigInt(whole) * satoshisPerCoin + BigInt(fraction.padEnd(8, '0'));
}

export function coins(amount: bigint): string {
  const [whole, rest] = [amount / satoshisPerCoin, amount % satoshisPerCoin];
  const fraction = rest.toString().replace('-', '').padStart(8, '0').replace(/0+$/, '');
  return `${amount < 0n && whole === 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** What an amount of this currency is in bitcoin at a rate, never less than it is worth. */
export function dueAt(amount: string, rate: string): bigint {
  const [digits, scale] = parts(amount);
  const [rateDigits, rateScale] = parts(rate);
  const numerator = digits * 10n ** BigInt(rateScale) * satoshisPerCoin;
  const denominator = rateDigits * 10n ** BigInt(scale);
  return (numerator + denominator - 1n) / denominator;
}

function parts(text: string): [digits: bigint, scale: number] {
  const [whole = '', fraction = ''] = text.split('.');
  return [BigInt(whole + fraction), fraction.length];
}
