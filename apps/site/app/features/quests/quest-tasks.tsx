import { questState, questTaskType, type Quest, type QuestTask } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { Icon } from '@verdigale/ui/icon';
import { Check } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { MissingQuest } from './missing.tsx';
import { QuestEnd } from './quest-end.tsx';
import styles from './quests.module.css';
import { inOrder, isOrdered, turnOf } from './rules/task-progress.ts';
import { TaskBar } from './task-bar.tsx';
import { TaskLink } from './task-link.tsx';
import { useConditionWords } from './use-condition-words.ts';
import { useQuest, useQuestsOf } from './use-quests.ts';

const ofMoney: readonly number[] = [questTaskType.win, questTaskType.bet, questTaskType.deposit];

/** Every task of a quest in its order: what counts, how far it is, where it is done, and which one comes next. (QUEST-01) */
export function QuestTasks({ id }: { id: string }) {
  const text = useContent('modals');
  const { quest, ...all } = useQuest(id);
  const { currency } = useQuestsOf().of;
  if (!quest) return <MissingQuest all={all} />;
  return (
    <div className={styles.card}>
      <h3 className={styles.name}>
        <bdi>{quest.name}</bdi>
      </h3>
      {quest.description && (
        <p className={styles.text}>
          <bdi>{quest.description}</bdi>
        </p>
      )}
      {isOrdered(quest) && <p className={styles.quiet}>{text('modals.questsHub.order')}</p>}
      {quest.tasks.some(({ type }) => ofMoney.includes(type)) && (
        <p className={styles.quiet}>{text('modals.questTasks.currency', { currency })}</p>
      )}
      <Card>
        <ol className={styles.steps}>
          {inOrder(quest).map((task) => (
            <Step key={task.id} quest={quest} task={task} />
          ))}
        </ol>
      </Card>
      <QuestEnd quest={quest} />
    </div>
  );
}

function Step({ quest, task }: { quest: Quest; task: QuestTask }) {
  const text = useContent('modals');
  const { of } = useQuestsOf();
  const conditions = useConditionWords(of.currency)(task);
  const turn = turnOf(quest, task);
  const isOpen = quest.state === questState.available || quest.state === questState.active;
  // Where any order will do, no task is ahead of another.
  const isNamed = turn === 'done' || (isOrdered(quest) && quest.state === questState.active);
  return (
    <li aria-current={isNamed && turn === 'now' ? 'step' : undefined} className={styles.step} data-turn={turn}>
      <span aria-hidden className={styles.mark}>
        {turn === 'done' && <Icon as={Check} size={16} />}
      </span>
      <div className={styles.stepHead}>
        <h4>
          <bdi>{task.name}</bdi>
        </h4>
        {isNamed && (
          <Badge tone={turn === 'done' ? 'gain' : turn === 'now' ? 'info' : 'neutral'}>{text(`modals.questTasks.turns.${turn}`)}</Badge>
        )}
      </div>
      {task.description && (
        <p className={styles.text}>
          <bdi>{task.description}</bdi>
        </p>
      )}
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {turn === 'now' && <TaskBar task={task} />}
      {isOpen && turn === 'now' && (
        <div>
          <TaskLink quest={quest} task={task} />
        </div>
      )}
    </li>
  );
}
