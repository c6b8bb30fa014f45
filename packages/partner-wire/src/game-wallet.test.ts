import { describe, expect, it } from 'vitest';
import { readMinorUnits, readWalletReply } from './game-wallet.ts';

describe('readWalletReply', () => {
  const refusal = '{"error":{"code":15004,"message":"no","fields":{},"balance":"100"}}';

  it('takes the data of a success', () => {
    expect(readWalletReply(200, '{"data":{"balance":"1"}}')).toEqual({ kind: 'done', data: { balance: '1' } });
  });

  it('takes a refusal with its code, and with the balance or the highest stake that it names', () => {
    expect(readWalletReply(409, refusal)).toEqual({ kind: 'refused', code: 15004, balance: 100n, maxStake: null });
    expect(readWalletReply(409, '{"error":{"code":15011,"maxStake":"500"}}')).toMatchObject({ balance: null, maxStake: 500n });
    expect(readWalletReply(404, '{"error":{"code":15007}}')).toEqual({ kind: 'refused', code: 15007, balance: null, maxStake: null });
  });

  it.each([
    [200, '<html>'],
    [200, '{"data":[]}'],
    [200, 'null'],
    [404, 'Not found'],
    [404, '{"error":"no"}'],
    [408, refusal],
    [429, refusal],
    [500, refusal],
    [302, refusal],
  ])('counts %i %s as lost', (status, text) => {
    expect(readWalletReply(status, text)).toEqual({ kind: 'lost', reason: `status ${status}` });
  });
});

describe('readMinorUnits', () => {
  it.each([
    ['0', 0n],
    ['150', 150n],
    ['-1', null],
    ['1.5', null],
    [150, null],
    ['', null],
    [null, null],
    ['1e3', null],
  ])('reads %j as %s', (value, amount) => {
    expect(readMinorUnits(value)).toBe(amount);
  });
});
