import { questState, questTaskType, type Quest, type QuestTask } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';

const look = buttonLook({ size: 'sm' });

/** The way to where a task is done; none for signing in, nor to a deposit before it counts. */
export function TaskLink({ quest, task }: { quest: Quest; task: QuestTask }) {
  const text = useContent('modals');
  switch (task.type) {
    case questTaskType.contact:
    case questTaskType.fields:
      return (
        <LocaleLink to="/profile/info" {...look}>
          {text('modals.questTasks.links.profile')}
        </LocaleLink>
      );
    case questTaskType.deposit:
      if (quest.state !== questState.active) return null;
      return (
        <ModalLink modal="wallet" value="deposit" {...look}>
          {text('modals.questTasks.links.deposit')}
        </ModalLink>
      );
    case questTaskType.win:
    case questTaskType.bet:
      return (
        <ModalLink modal="quest-task-games" onTop params={{ task: task.id }} value={quest.id} {...look}>
          {text('modals.questTasks.links.games')}
        </ModalLink>
      );
    default:
      return null;
  }
}
