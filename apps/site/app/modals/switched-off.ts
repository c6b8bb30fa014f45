import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import type { RootData } from '#app/root-data.ts';

const settingOf: Partial<Record<ModalKey, 'loyaltyEnabled' | 'questsEnabled'>> = {
  'loyalty-level': 'loyaltyEnabled',
  'loyalty-earn': 'loyaltyEnabled',
  'quests-hub': 'questsEnabled',
  'quest-tasks': 'questsEnabled',
  'quest-task-games': 'questsEnabled',
  'quest-rewards': 'questsEnabled',
  'cancel-quest': 'questsEnabled',
};

/** Whether a modal is about what this brand does not have. */
export function isSwitchedOff(key: ModalKey, settings: RootData['settings']): boolean {
  const setting = settingOf[key];
  return setting !== undefined && !settings[setting];
}
