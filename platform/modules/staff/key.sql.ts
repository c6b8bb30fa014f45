import { boolean, command, integer, nullable, query, row, text, timestamp, type RowOf } from '#kernel/db/sql.ts';

const key = row({
  print: text,
  name: text,
  isDemo: boolean,
  addedAt: timestamp,
  addedBy: nullable(text),
  approvedAt: nullable(timestamp),
  approvedBy: nullable(text),
  endedAt: nullable(timestamp),
  endedBy: nullable(text),
});
export type StaffKey = RowOf<typeof key>;

/** Oldest first. */
export const everyKey = () => query(key)`select ${key.columns()} from staff.key order by added_at, print`;

export const lockKey = (print: string) => query(key)`select ${key.columns()} from staff.key where print = ${print} for update`;

/** One key is added after the other: who is among the first two must be the same for both. */
export const lockKeys = () => command`lock table staff.key in share row exclusive mode`;

const holder = row({ name: text, isDemo: boolean });

/** Whose key it is, where it holds. */
export const holderOf = (print: string) => query(holder)`
  select ${holder.columns()} from staff.key where print = ${print} and ended_at is null and (added_by is null or approved_by is not null)`;

const count = row({ count: integer });

/** How many people are there whom nobody has approved. */
export const countFounders = () => query(count)`
  select count(distinct name)::integer as count from staff.key where added_by is null and not is_demo`;

export const insertKey = ({ print, name, addedAt, addedBy }: Pick<StaffKey, 'print' | 'name' | 'addedAt' | 'addedBy'>) => command`
  insert into staff.key (print, name, is_demo, added_at, added_by) values (${print}, ${name}, false, ${addedAt}, ${addedBy})
  on conflict (print) do nothing`;

export const approveKeyOf = (print: string, by: string, at: Date) => command`
  update staff.key set approved_by = ${by}, approved_at = ${at} where print = ${print}`;

export const endKeyOf = (print: string, by: string, at: Date) => command`
  update staff.key set ended_by = ${by}, ended_at = ${at} where print = ${print}`;

export const removeDemoKeys = () => command`delete from staff.key where is_demo`;

export const insertDemoKey = ({ print, name, addedAt }: Pick<StaffKey, 'print' | 'name' | 'addedAt'>) => command`
  insert into staff.key (print, name, is_demo, added_at) values (${print}, ${name}, true, ${addedAt}) on conflict (print) do nothing`;
