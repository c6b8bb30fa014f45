import { toasts, type Toast } from '@verdigale/ui/toast';

const shown = new Map<number, Toast>();
toasts.subscribe(() => {
  for (const toast of toasts.visible()) shown.set(toast.id, toast);
});

/**
 * Every alert that this test has shown, the first one first, also those that have gone by: to wait until only the right one is visible would be to wait
 * until a wrong one is gone.
 */
export const shownAlerts = (): string[] =>
  [...shown.values()].map(({ title, description }) => (description === undefined ? title : `${title} | ${description as string}`));

export const forgetShownAlerts = (): void => shown.clear();
