import { questState, type Quest, type QuestTaskPush } from '@verdigale/contract';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { createNews } from '#app/features/bonuses/index.ts';
import { useIsGame } from '#app/locale/use-is-game.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { areQuestsKnown, keepQuest, nameOfQuest, shownQuest } from '#app/queries/quests.ts';

const isNews = createNews();
const pairOf = ({ id, state }: Quest) => ({ id, status: state, result: 0 });

const toldTasks = new Set<string>();

/**
 * Tells what has become of a quest, once: the socket and the player's own press both lead here. (QUEST-02) A reward is shown by its
 * modal; on the page of a game, where nothing may take the focus, only to the one who has pressed for it.
 */
export function useHearQuest() {
  const text = useContent('globalComponents');
  const isGame = useIsGame();
  const { open } = useModals();

  function hearQuest(quest: Quest, { isOwn = false } = {}): void {
    const isRewarded = quest.state === questState.completed;
    if (isRewarded && isGame && !isOwn) return;
    const known = shownQuest(quest.id);
    if (!isNews(pairOf(quest), known && pairOf(known), !areQuestsKnown())) return;
    if (isRewarded) {
      keepQuest(quest);
      return open('quest-rewards', { value: quest.id });
    }
    const status = text.dynamic('globalComponents.constants.questsStatuses', String(quest.state)) ?? '';
    void showAlert('quests.stateChanged', { name: nameOfQuest(quest), status });
  }

  function hearTask({ id, questId, isActive, name, progress, quantity }: QuestTaskPush): void {
    const key = `${questId} ${id}`;
    if (!isActive || progress < quantity || toldTasks.has(key)) return;
    toldTasks.add(key);
    // As the page names them.
    const quest = shownQuest(questId);
    const taskName = quest?.tasks.find((task) => task.id === id)?.name ?? name;
    void showAlert('quests.taskCompleted', { taskName, questName: quest?.name ?? '' });
  }

  return { hearQuest, hearTask };
}
