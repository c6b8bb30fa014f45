/** Brazilian tax id: 11 digits, not all the same, the last two being check digits over the ones before them. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return checkDigit(text.slice(0, 9)) === text[9] && checkDigit(text.slice(0, 10)) === text[10];
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return String(((sum * 10) % 11) % 10);
}
