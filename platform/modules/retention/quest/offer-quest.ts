import { questState } from '@verdigale/contract';
import { startOf } from '#modules/bonus';
import type { OfferedQuest } from './quest.sql.ts';
import { openTasks, type TaskProgress } from './progress.ts';
import { promiseRewards } from './promise-rewards.ts';
import type { Asker } from './read-asker.ts';
import type { QuestTerms } from './terms.ts';
import { rangeOf, type ShownQuest } from './view-quest.ts';

/** The start of the day or week that a quest is done in; the epoch where it is done once. */
export function periodOf({ repeat }: Pick<QuestTerms, 'repeat'>, now: Date): Date {
  return repeat === 'once' ? new Date(0) : startOf(repeat === 'daily' ? 'day' : 'week', now);
}

/** A quest as this player would begin it now, with what counts already; null where he cannot. */
export function offerQuest(quest: OfferedQuest, offered: readonly OfferedQuest[], asker: Asker): ShownQuest | null {
  const { terms } = quest;
  const { currency } = asker.sums;
  if (!asker.mayPlay || !isOpen(terms, asker.now) || isHad(quest, asker) || !hasBefore(terms, offered, asker)) return null;
  if (!includesOrAll(terms.currencies, currency.code) || !includesOrAll(terms.countries, asker.row.country)) return null;
  const rewards = promiseRewards(terms.rewards, asker);
  if (!rewards) return null;
  const unopened = { terms, currency: currency.code, endsAt: null, tasks: terms.tasks.map((task) => begun(task, asker)) };
  return {
    ...quest,
    playerId: asker.row.id,
    state: questState.available,
    currency: currency.code,
    exponent: currency.exponent,
    tasks: openTasks(unopened, asker.standing, asker.now),
    rewards,
    endsAt: terms.availableTo === null ? null : new Date(terms.availableTo),
  };
}

function begun({ id, goal }: QuestTerms['tasks'][number], { sums }: Asker): TaskProgress {
  const [least = null, most = null] = rangeOf(goal).map((sum) => (sum ? String(sums.read(sum).amount) : null));
  return { id, progress: 0, activeFrom: null, completedAt: null, least, most, counted: [] };
}

/** A list that names nothing leaves nothing out. */
const includesOrAll = (list: readonly string[] = [], one: string) => list.length === 0 || list.includes(one);

/** Open at the first instant, closed at the last. */
function isOpen({ availableFrom, availableTo }: QuestTerms, now: Date): boolean {
  return (availableFrom === null || now >= new Date(availableFrom)) && (availableTo === null || now < new Date(availableTo));
}

function isHad({ id, terms }: OfferedQuest, { had, now }: Asker): boolean {
  return had.some(({ questId, periodStart }) => questId === id && periodStart >= periodOf(terms, now));
}

/** The quest before it in its package is completed, where there is one. */
function hasBefore({ package: own }: QuestTerms, offered: readonly OfferedQuest[], { had }: Asker): boolean {
  const before = offered.find(
    ({ terms: { package: other } }) => other?.identity === own?.identity && other?.order === (own?.order ?? 0) - 1,
  );
  return !own || !before || had.some(({ questId, isCompleted }) => questId === before.id && isCompleted);
}
