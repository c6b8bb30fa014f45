import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';

describe('newId', () => {
  it('gives ids of version 7, each after the one before, of which no two are alike, within a millisecond and beyond', () => {
    const ids = Array.from({ length: 5_000 }, newId);

    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the time in its first 48 bits, and at least 42 bits that nobody can reckon from the id before', () => {
    const from = Date.now();
    const ids = Array.from({ length: 600 }, newId);

    expect(Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16) - from).toBeLessThan(1_000);
    expect(new Set(ids.map((id) => id.slice(-10))).size).toBe(ids.length);
  });
});
