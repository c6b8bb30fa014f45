import { expect, it } from 'vitest';
import { press } from './pick.ts';

it('places a number at once, and a street by any of its numbers', () => {
  expect(press('straight', [], 17).bet?.identity).toBe('straight-17');
  expect(press('street', [], 17).bet?.identity).toBe('street-16-17-18');
  expect(press('sixLine', [], 36).bet?.identity).toBe('sixLine-31-32-33-34-35-36');
});

it('asks for the neighbour of a split', () => {
  const first = press('split', [], 17);
  expect(first).toMatchObject({ bet: null, pressed: [17] });
  expect(new Set(first.next)).toEqual(new Set([14, 16, 18, 20]));
  expect(press('split', [17], 20).bet?.identity).toBe('split-17-20');
  expect(press('split', [0], 2).bet?.identity).toBe('split-0-2');
});

it('knows a corner by two numbers across, and asks on where two corners share them', () => {
  expect(press('corner', [17], 21).bet?.identity).toBe('corner-17-18-20-21');
  const shared = press('corner', [17], 20);
  expect(shared.bet).toBeNull();
  expect(new Set(shared.next)).toEqual(new Set([16, 19, 18, 21]));
  expect(press('corner', [17, 20], 18).bet?.identity).toBe('corner-17-18-20-21');
});

it('starts again with a number that does not match those before, and forgets one that is pressed twice', () => {
  expect(press('split', [17], 36)).toMatchObject({ bet: null, pressed: [36] });
  expect(press('split', [17], 17)).toEqual({ bet: null, pressed: [], next: [] });
});
