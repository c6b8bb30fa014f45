import type { QuestTask } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { ProgressBar } from '@verdigale/ui/progress';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './quests.module.css';
import { percentOf } from './rules/task-progress.ts';

/** How far a task is: a bar, and beside it the figures and the share with two decimals. (QUEST-01) */
export function TaskBar({ task }: { task: QuestTask }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const figure = new Intl.NumberFormat(languageTag(locale));
  const [done, all] = [figure.format(task.progress), figure.format(task.quantity)];
  const percent = percentOf(task);
  const share = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
  const words =
    text.dynamic('modals.questTasks.progress', String(task.type), { done, all }) ?? text('modals.questTasks.progress.any', { done, all });
  return (
    <div className={styles.bar}>
      <ProgressBar label={text('modals.questTasks.bar', { name: task.name })} value={percent} valueText={`${words}, ${share}`} />
      <p aria-hidden className={styles.figures}>
        <span>{words}</span>
        <bdi>{share}</bdi>
      </p>
    </div>
  );
}
