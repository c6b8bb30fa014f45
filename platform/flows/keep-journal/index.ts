import { createHash } from 'node:crypto';
import type { Kernel, Module } from '#kernel';
import { checkSeals, databaseTime, findLastEntry, noteEvent, sealDays } from '#modules/journal';
import { codeAtStart } from '../self-check/index.ts';

/** How far a process may be from the database's time, which stamps money. */
const tolerated = 2_000;

type Hands = Pick<Kernel, 'db' | 'clock' | 'config'>;

/** A hash of each part that decides how players play and are paid, and of the code; nothing secret is among them. */
async function settingsNow({ config }: Pick<Kernel, 'config'>): Promise<Record<string, string>> {
  const { play, protection, sportsbook, withdrawals, payment, loyalty, tournaments, bonuses, registration } = config;
  const parts = { play, protection, sportsbook, withdrawals, payment, loyalty, tournaments, bonuses, registration };
  const hashes = Object.entries(parts).map(([name, part]) => [name, hashOf(part)] as const);
  return { ...Object.fromEntries(hashes), code: (await codeAtStart()).slice(0, 16) };
}

function hashOf(part: unknown): string {
  const text = JSON.stringify(part, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)) ?? '';
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Notes which settings differ from what was noted last, and whether the code does. Notes nothing where that was noted after this process began, whose
 * settings cannot have changed since: a rolling update is about to replace it, and each look would note a change back. (GLI 2.8.8)
 */
export async function noteSettings(kernel: Hands, began: Date): Promise<void> {
  const [last, now] = await Promise.all([findLastEntry(kernel.db, 'settings changed'), settingsNow(kernel)]);
  if (last && last.notedAt > began) return;
  const before = (last?.details.parts ?? {}) as Record<string, string>;
  const changed = Object.keys(now).filter((part) => now[part] !== before[part]);
  if (changed.length > 0) await noteEvent(kernel.db, kernel, { kind: 'settings changed', details: { changed, parts: now } });
}

/** Notes how far this process's clock is from the database's, where that is too far. (GLI 2.8.8) */
export async function noteClock(kernel: Hands): Promise<void> {
  const { at } = await kernel.db.one(databaseTime());
  const behindMs = at.getTime() - kernel.clock.now().getTime();
  if (Math.abs(behindMs) > tolerated) await noteEvent(kernel.db, kernel, { kind: 'clock off', details: { behindMs } });
}

const monthMs = 31 * 24 * 3_600_000;

/**
 * Seals the days of the journal that are over. Each seal goes into the log as well, which is kept where whoever writes to the database does not reach it.
 * Logs an error for each day of the last month that is not what it was when it was sealed.
 */
export async function sealJournal({ db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const from = new Date(now.getTime() - monthMs).toISOString().slice(0, 10);
  for (const { day, isUnaltered } of await checkSeals(db, from))
    if (!isUnaltered) log.error({ day }, 'the journal was altered: the entries of this day are not those that were sealed');
  for (const sealed of await sealDays(db, now)) log.info(sealed, 'a day of the journal was sealed');
}

/** Looks every five minutes for changes that no call would show, and seals the journal each night. */
export const keepJournalFlow: Module = {
  name: 'keep-journal',
  setup(kernel) {
    const began = kernel.clock.now();
    kernel.jobs.define('journal.look', async () => {
      await noteSettings(kernel, began);
      await noteClock(kernel);
    });
    kernel.jobs.schedule('journal.look', '*/5 * * * *');
    kernel.jobs.define('journal.seal', () => sealJournal(kernel));
    // An hour after the day's end, so that nothing of it is still on its way.
    kernel.jobs.schedule('journal.seal', '0 1 * * *');
  },
};
