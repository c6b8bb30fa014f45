import { expect, it } from 'vitest';
import { joinNeighbours } from './each.ts';
import { eachAppend, eachCommand, eachLock, eachQuery, query, row, sql, text } from './sql.ts';
import { createLanes, isRead, LockHeld } from './lanes.ts';

const word = row({ word: text });
const read = eachQuery(word, (given: readonly string[]) => sql`read ${given.join()}`);
const write = eachCommand((given: readonly string[]) => sql`write ${given.join()}`);
const append = eachAppend((given: readonly string[]) => sql`append ${given.join()}`);
const note = eachCommand((given: readonly string[]) => sql`note ${given.join()}`);
const lock = eachLock((given: readonly string[], waiting) => sql`lock ${given.join()} ${waiting}`);
const other = (name: string) => sql`other ${name}`;

/** Lanes over a connection that remembers what was sent, and answers with these rows. */
function lanesOver(rows: Record<string, unknown>[] = []) {
  const sent: string[] = [];
  const lanes = createLanes(async ({ text, values }) => {
    sent.push(`${text.split(' ')[0]} ${values!.join()}`);
    return { rows, rowCount: rows.length };
  });
  return { sent, open: lanes.open };
}

it('joins statements of one kind, and keeps the order within each lane', async () => {
  const { sent, open } = lanesOver();
  const [a, b, c] = [open(), open(), open()];
  await Promise.all([a(write('a1')), a(other('a2')), a(note('a3')), b(write('b1')), b(note('b2')), b(note('b3')), c(note('c1'))]);
  expect(sent).toEqual(['write a1,b1', 'other a2', 'note a3,b2,c1', 'note b3']);
});

it('joins what one transaction appends, where nothing stands between, and leaves what changes rows alone', () => {
  const texts = joinNeighbours([append('1'), append('2'), other('x'), append('3'), write('4'), write('5')]).map(
    ({ text, values }) => `${text.split(' ')[0]} ${values.join()}`,
  );
  expect(texts).toEqual(['append 1,2', 'other x', 'append 3', 'write 4', 'write 5']);
});

it('waits with a kind that another lane has still to come to', async () => {
  const { sent, open } = lanesOver();
  const [a, b] = [open(), open()];
  await Promise.all([a(note('a1')), b(write('b1')), b(note('b2'))]);
  expect(sent).toEqual(['write b1', 'note a1,b2']);
});

it('goes on where lanes have two kinds in opposite orders', async () => {
  const { sent, open } = lanesOver();
  const [a, b] = [open(), open()];
  await Promise.all([a(note('a1')), a(write('a2')), b(write('b1')), b(note('b2'))]);
  expect(sent).toEqual(['note a1', 'write a2,b1', 'note b2']);
});

it('sends what comes later on its own', async () => {
  const { sent, open } = lanesOver();
  const [a, b] = [open(), open()];
  await a(write('a1'));
  await b(write('b1'));
  expect(sent).toEqual(['write a1', 'write b1']);
});

it('gives each lane the rows of its place', async () => {
  const { open } = lanesOver([
    { place: 2, word: 'x' },
    { place: 1, word: 'y' },
    { place: 2, word: 'z' },
  ]);
  const found = await Promise.all(['a', 'b', 'c'].map(async (name) => (await open()(read(name))).rows.map((each) => each.word)));
  expect(found).toEqual([['y'], ['x', 'z'], []]);
});

it('tells the lanes whose lock somebody else holds', async () => {
  const { open } = lanesOver([{ place: 2 }]);
  const [first, second] = await Promise.allSettled([open()(lock('a')), open()(lock('b'))]);
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(LockHeld) as LockHeld });
  expect(second.status).toBe('fulfilled');
});

it('fails all lanes whose statement failed', async () => {
  const lanes = createLanes(() => Promise.reject(new Error('broken')));
  const outcomes = await Promise.allSettled([lanes.open()(write('a')), lanes.open()(write('b'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('knows which statements surely change nothing', () => {
  expect([read('x'), query(word)`select word from words`].map(isRead)).toEqual([true, true]);
  const changing = [
    write('x'),
    other('x'),
    query(word)`insert into words values (1) returning word`,
    query(word)`select word from words for update`,
  ];
  expect(changing.map(isRead)).toEqual([false, false, false, false]);
});
