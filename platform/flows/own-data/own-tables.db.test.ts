import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#kernel';
import { createTestDatabase, type TestDatabase } from '#testing';
import { raw, sql } from '#testing/sql.ts';
import { allColumns, allReferences, type Column } from './catalogue.sql.ts';
import { fates, keptOfPlayer } from './fates.ts';
import { leftOut } from './left-out.ts';
import { ownTables } from './own-tables.ts';
import { isSum, minorUnits } from './sums.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const nameOf = ({ table, name }: Column) => `${table}.${name}`;
const found = async () => {
  const columns = await db.all(allColumns());
  const tables = ownTables(columns, await db.all(allReferences()));
  return { columns, tables, shown: tables.flatMap((table) => table.columns).filter((column) => !(nameOf(column) in leftOut)) };
};

/** Tables that are the same for all players, or that nobody can say whose they are; a new table is a player's, left out, or one of these. */
const nobodys: Readonly<Record<string, readonly string[]>> = {
  'the house’s own': [
    'bonus.budget',
    'bonus.campaign',
    'bonus.campaign_run',
    'bonus.campaign_version',
    'bonus.code_stock',
    'game.collection',
    'game.game',
    'game.game_collection',
    'game.provider',
    'journal.seal',
    'kernel.claim',
    'kernel.migration',
    'payment.method',
    'reconcile.finding',
    'reconcile.mark',
    'retention.quest',
    'retention.quest_version',
    'settings.country',
    'settings.currency',
    'settings.currency_rate',
    'settings.locale',
    'sportsbook.event',
    'sportsbook.market',
    'sportsbook.outcome',
    'sportsbook.price_log',
    'sportsbook.producer',
    'sportsbook.ruling',
    'sportsbook.win_limit',
    'staff.key',
  ],
  'copied from the entries of the players in it': ['retention.tournament', 'retention.tournament_mark'],
  'by the hash of something, which says nothing to a person': ['kernel.idempotency', 'player.counted_try', 'player.social_answer'],
  'of minutes or hours, by a phone, a browser or a channel': [
    'player.one_time_code',
    'player.social_flow',
    'realtime.channel',
    'realtime.publication',
  ],
  'of 30 days, by an address that anybody may have typed': ['notification.communication'],
};

it('every table is a player’s, or known to be nobody’s or left out', async () => {
  const { columns, tables } = await found();
  const known = new Set([...tables.map(({ name }) => name), ...Object.keys(leftOut), ...Object.values(nobodys).flat()]);
  const all = new Set(columns.map(({ table }) => table));
  expect([...all].filter((table) => !known.has(table))).toEqual([]);
  const owned = new Set(tables.map(({ name }) => name));
  const listed = [...Object.values(nobodys).flat(), ...Object.keys(leftOut).filter((name) => name.split('.').length === 2)];
  expect(listed.filter((name) => owned.has(name) || !all.has(name))).toEqual([]);
});

it('a table of the next migration is in it: with the player’s id, his account’s, or hanging on a row of his', async () => {
  await db.run(sql`create table care.letter (id uuid primary key, player_id uuid not null)`);
  await db.run(sql`create table care.letter_page (letter_id uuid references care.letter (id), number integer)`);
  await db.run(sql`create table care.pledge (account_id uuid not null)`);
  try {
    const { tables } = await found();
    const added = tables.filter(({ name }) => /^care\.(letter|pledge)/.test(name));
    expect(added.map(({ name, owners }) => [name, ...owners.map(({ column, of }) => `${column} ${of?.table.name ?? ''}`)])).toEqual([
      ['care.letter', 'player_id '],
      ['care.letter_page', 'letter_id care.letter'],
      ['care.pledge', 'account_id wallet.account'],
    ]);
  } finally {
    await db.run(sql`drop table ${raw('care.letter_page, care.letter, care.pledge')}`);
  }
});

it('what is left out is there to be left out', async () => {
  const { columns } = await found();
  const names = new Set(columns.flatMap((column) => [column.table, nameOf(column)]));
  expect(Object.keys(leftOut).filter((name) => !names.has(name))).toEqual([]);
});

it('hands over no column whose name tells of a secret, but those that are known to be harmless', async () => {
  const harmless = ['bonus.code_tries.last_code', 'bonus.player_code.code', 'player.player.bonus_code', 'player.player.postal_code'];
  const { shown } = await found();
  const telling = shown.filter(({ name }) => /hash|secret|token|code|key|password|answer|seal|nonce|proof/.test(name));
  expect(telling.map(nameOf).toSorted()).toEqual(harmless);
  expect(shown.filter(({ type }) => type === 'bytea').map(nameOf)).toEqual([]);
});

it('hands over no words of staff for staff', async () => {
  const harmless = ['bonus.free_spin.ended_by', 'bonus.player_bonus.ended_by', 'document.document.reject_reason', 'risk.held_money.reason'];
  const { shown } = await found();
  const telling = shown.filter(({ name }) => /reason|note$|because|_by$|^facts$|details/.test(name));
  expect(telling.map(nameOf).toSorted()).toEqual(harmless);
});

it('says of every whole number whether it is a sum', async () => {
  const counts = [
    'payment.credit.id',
    'play_time.play_time.today_ms',
    'play_time.play_time.unchecked_ms',
    'player.passkey.counter',
    'retention.level_change.points',
    'retention.loyalty_account.points',
    'retention.loyalty_account.remainder',
    'retention.tournament_entry.points',
    'retention.tournament_order.behind',
    'retention.tournament_prize.points',
    'sportsbook.leg.version',
    'wallet.account.revision',
    'wallet.entry.ledger_id',
    'wallet.entry.version',
    'wallet.ledger_account.id',
    'wallet.ledger_account.version',
  ];
  const { tables, shown } = await found();
  const amongOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const numbers = shown.filter(({ type }) => type === 'bigint');
  const neither = numbers.filter((column) => !isSum(column, amongOf.get(column.table)!) && !minorUnits.has(nameOf(column)));
  expect(neither.map(nameOf).toSorted()).toEqual(counts);
  const all = new Set(numbers.map(nameOf));
  expect([...minorUnits].filter((name) => !all.has(name))).toEqual([]);
});

it('says of every table with rows of players whether they are erased or kept, and of every detail of theirs', async () => {
  const { tables, columns } = await found();
  const wholes = Object.keys(leftOut).filter((name) => name.split('.').length === 2);
  expect(Object.keys(fates).toSorted()).toEqual([...tables.map(({ name }) => name), ...wholes].toSorted());
  const details = columns.filter(({ table }) => table === 'player.player').map(({ name }) => name);
  expect(keptOfPlayer.filter((name) => !details.includes(name))).toEqual([]);
});
