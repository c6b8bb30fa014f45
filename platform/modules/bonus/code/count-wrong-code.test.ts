import { describe, expect, it } from 'vitest';
import type { CodeTries } from './code.sql.ts';
import { countWrongCode, isBlocked } from './count-wrong-code.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1) + seconds * 1_000);

function enter(codes: string, everySeconds = 1): { tries: CodeTries | undefined; end: number } {
  let tries: CodeTries | undefined;
  [...codes].forEach((code, n) => {
    tries = countWrongCode(tries, code, at(n * everySeconds));
  });
  return { tries, end: (codes.length - 1) * everySeconds };
}

describe('wrong codes', () => {
  it('[BON-06] close the entry at the fifth in a quarter of an hour, for three minutes', () => {
    expect(isBlocked(undefined, at(0))).toBe(false);
    expect(isBlocked(enter('abcd').tries, at(4))).toBe(false);
    const { tries, end } = enter('abcde');
    expect(isBlocked(tries, at(end))).toBe(true);
    expect(isBlocked(tries, at(end + 179))).toBe(true);
    expect(isBlocked(tries, at(end + 180))).toBe(false);
    expect(countWrongCode(tries, 'f', at(end + 181))).toMatchObject({ tries: 1, blockedUntil: null });
  });

  it('count once where the wallet tries the same for both triggers', () => {
    expect(enter('aabbccdd').tries).toMatchObject({ tries: 4, blockedUntil: null });
  });

  it('are forgotten after a quarter of an hour', () => {
    expect(enter('abcdefgh', 225).tries).toMatchObject({ blockedUntil: null });
  });
});
