import { questTaskType, type Quest } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { CircleCheck, CreditCard, Gamepad2, LogIn, MailCheck, Trophy, UserPen, type LucideIcon } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import styles from './quests.module.css';
import { inOrder, turnOf } from './rules/task-progress.ts';
import { TaskBar } from './task-bar.tsx';

const icons: Readonly<Record<number, LucideIcon>> = {
  [questTaskType.contact]: MailCheck,
  [questTaskType.fields]: UserPen,
  [questTaskType.win]: Trophy,
  [questTaskType.bet]: Gamepad2,
  [questTaskType.login]: LogIn,
  [questTaskType.deposit]: CreditCard,
};

/** What is to do in a quest and how far each task is, in brief. */
export function TaskList({ quest }: { quest: Quest }) {
  const text = useContent('modals');
  return (
    <ul aria-label={text('modals.questTasks.title')} className={styles.tasks}>
      {inOrder(quest).map((task) => {
        const turn = turnOf(quest, task);
        return (
          <li className={styles.task} data-done={task.isCompleted || undefined} key={task.id}>
            <Icon as={task.isCompleted ? CircleCheck : (icons[task.type] ?? Gamepad2)} />
            <div className={styles.words}>
              <span className={styles.taskName}>
                <bdi>{task.name}</bdi>
                {task.isCompleted && <VisuallyHidden> {text('modals.questTasks.turns.done')}</VisuallyHidden>}
              </span>
              {turn === 'now' && <TaskBar task={task} />}
              {(turn === 'next' || turn === 'later') && <span className={styles.quiet}>{text(`modals.questTasks.turns.${turn}`)}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
