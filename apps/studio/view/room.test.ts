import { expect, it } from 'vitest';
import { isUpright, roomOf } from './room.ts';

it.each([
  ['a desktop', 1440, 900, 'wide'],
  ['a tablet', 768, 1024, 'wide'],
  ['a phone that fills its screen', 390, 844, 'tall'],
  ["a phone with its browser's bars", 390, 664, 'short'],
  ['a small phone in the frame of a page', 320, 404, 'low'],
  ['a phone on its side', 844, 390, 'side'],
  ['a small phone on its side', 568, 320, 'side'],
] as const)('knows %s', (_, width, height, room) => {
  expect(roomOf(width, height)).toBe(room);
});

it('calls a narrow page upright, and nothing else', () => {
  expect((['tall', 'short', 'low', 'side', 'wide'] as const).map(isUpright)).toEqual([true, true, true, false, false]);
});
