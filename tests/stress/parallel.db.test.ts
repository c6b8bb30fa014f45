import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type House } from './house.ts';
import { openStudio, type Call, type Studio } from './studio.ts';

// Real connections, many at once: the server and its database are processes of their own.

let house: House;
let studio: Studio;
beforeAll(async () => {
  house = await openHouse({ players: 3, balance: 100 });
  studio = openStudio(house.address);
});
afterAll(async () => {
  const { faults } = await house.prove();
  await house.close();
  expect(faults).toEqual([]);
});

const bet = (token: string, id: string): Call => ({
  operation: 'bet',
  body: { token, transactionId: id, roundId: `round of ${id}`, amount: '100', currency: 'EUR' },
});
const balanceOf = async (token: string) => (await studio.send({ operation: 'balance', body: { token } })).data?.balance;

it('takes one of 200 parallel bets when the balance holds one', async () => {
  const token = house.tokens[0]!;
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => studio.send(bet(token, `b${n}`))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 15004)).toHaveLength(199);
  expect(await balanceOf(token)).toBe('0');
});

it('takes 200 parallel copies of one bet once, and answers all of them the same', async () => {
  const token = house.tokens[1]!;
  const answers = await Promise.all(Array.from({ length: 200 }, () => studio.send(bet(token, 'copy'))));
  expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1);
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect(await balanceOf(token)).toBe('0');
});

it('gives a stake back once, whatever comes first and however often', async () => {
  const token = house.tokens[2]!;
  const rollback: Call = {
    operation: 'rollback',
    body: { token, transactionId: 'x', betTransactionId: 'undone', roundId: 'round of undone' },
  };
  await Promise.all(Array.from({ length: 100 }, (_, n) => studio.send(n % 2 ? rollback : bet(token, 'undone'))));
  expect(await balanceOf(token)).toBe('100');
});

it('never failed while nothing was killed', () => {
  expect(studio.resent).toEqual({ lost: 0, failed: 0 });
});
