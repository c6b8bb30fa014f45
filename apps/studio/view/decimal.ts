const zeros = ['0', '\u06f0', '\u0660', '\u0966'].map((zero) => zero.charCodeAt(0));

/** What a player wrote as plain digits with a point: in any of the site's digits, with a point or a comma, signs of a currency left out. */
export function plainDecimal(text: string): string {
  return [...text.trim()]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      const zero = zeros.find((each) => code >= each && code < each + 10);
      return zero === undefined ? letter.replace(/[,\u066b]/, '.') : String(code - zero);
    })
    .join('');
}

/** An amount that a player wrote, in minor units; null when it is not an amount. Digits beyond the currency's decimals are cut. */
export function amountOf(text: string, exponent: number): bigint | null {
  const match = /^(\d{1,15})(?:\.(\d*))?$/.exec(plainDecimal(text));
  if (!match) return null;
  return BigInt(`${match[1]}${(match[2] ?? '').slice(0, exponent).padEnd(exponent, '0')}`);
}
