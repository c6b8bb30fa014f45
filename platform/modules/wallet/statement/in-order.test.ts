import { expect, it } from 'vitest';
import type { ShownPocket } from '../account.ts';
import { inOrder } from './in-order.ts';
import type { TransferPart } from './statement.sql.ts';

const none = { real: 0n, bonus: 0n, locked: 0n, pending: 0n };

function part(transferId: string, second: number, pocket: ShownPocket, version: bigint): TransferPart {
  const time = new Date(Date.UTC(2026, 5, 1, 12, 0, second));
  return { transferId, kind: 'bet', reference: 'r', postedAt: time, pocket, version, amount: 1n, balanceAfter: version };
}

const ids = (parts: TransferPart[], after = none, count = 10) => inOrder(parts, after, count).map(({ id }) => id);

it('follows the versions where the clock went backwards', () => {
  expect(ids([part('a', 9, 'real', 1n), part('b', 5, 'real', 2n), part('c', 7, 'real', 3n)])).toEqual(['a', 'b', 'c']);
});

it('follows the clock between pockets that the versions leave open, then the ids', () => {
  expect(ids([part('a', 9, 'real', 1n), part('b', 5, 'bonus', 1n), part('d', 9, 'locked', 1n)])).toEqual(['b', 'a', 'd']);
});

it('holds a movement back until it is next in each of its pockets', () => {
  const hold = [part('hold', 1, 'real', 1n), part('hold', 1, 'pending', 2n)];
  expect(ids([...hold, part('bet', 3, 'real', 2n), part('paid', 2, 'pending', 1n)])).toEqual(['paid', 'hold', 'bet']);
});

it('goes on after the versions that are known and stops at the count', () => {
  const parts = [part('b', 2, 'real', 2n), part('c', 3, 'real', 3n), part('d', 4, 'real', 4n)];
  expect(ids(parts, { ...none, real: 1n }, 2)).toEqual(['b', 'c']);
});
