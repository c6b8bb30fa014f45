import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { alerts, balance } from './payments.ts';
import { roundsAsProvider } from './provider.ts';

/** The default brand's quest of three tasks, one after another, for one euro. */
const name = 'Tour of the studio';

const lost = { stake: '100', payout: '0' };

async function openQuests(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page
    .getByRole('dialog', { name: 'Your account' })
    .getByRole('link', { name: /^Quests/ })
    .click();
  const hub = page.getByRole('dialog', { name: 'Quests' });
  await expect(hub).toBeVisible();
  return hub;
}

test(
  '[QUEST-01] [QUEST-02] [QUEST-03] a quest is begun, played to its end and brings its reward',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    test.slow();
    const player = await signInNew({ deposit: 20 });
    await page.goto('/main');
    await expect(balance(page)).toHaveText(/€20\.00/);
    const hub = await openQuests(page);
    const card = hub.getByRole('article').filter({ hasText: name });
    await expect(hub.getByRole('tab', { selected: true })).toHaveText('Available');
    await expect(card.getByRole('list', { name: 'Reward' })).toHaveText('€1.00');
    await expectAccessible(page);
    await card.getByRole('button', { name: `Begin ${name}` }).click();
    await expect(alerts(page).getByText('Status: Running')).toBeVisible();
    await expect(hub.getByRole('tab', { selected: true })).toHaveText('Running');

    // Each task ticks while the page only looks on.
    await card.getByRole('link', { name: `Details of ${name}` }).click();
    const tasks = page.getByRole('dialog', { name: 'Tasks' });
    const now = tasks.locator('[aria-current=step]');
    await expect(now.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Rounds: 0 of 3, 0%');
    await expectAccessible(page);
    await roundsAsProvider(player, 'copper-canyon', [lost, lost]);
    await expect(now.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Rounds: 2 of 3, 66.66%');
    await roundsAsProvider(player, 'copper-canyon', [lost]);
    await expect(alerts(page).getByText(/^Task done: /)).toBeVisible();
    await expect(now).toContainText('Galewater');

    // What counts is shown, and the games lead on.
    await now.getByRole('link', { name: 'Which games count' }).click();
    const games = page.getByRole('dialog', { name: 'Games that count' });
    await expect(games.getByRole('link', { name: /Galewater/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(games).toBeHidden();

    await roundsAsProvider(player, 'galewater', [lost, lost, lost]);
    await expect(now.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Wins: 0 of 1, 0%');
    await roundsAsProvider(player, 'galewater', [{ stake: '100', payout: '100' }]);
    await expect(now).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(tasks).toBeHidden();

    await expect(card).toContainText('Reward waiting');
    await expect(balance(page)).toHaveText(/€14\.00/);
    await card.getByRole('button', { name: `Claim reward of ${name}` }).click();
    const reward = page.getByRole('dialog', { name: 'Your reward' });
    await expect(reward).toContainText(`“${name}” is done. You receive:`);
    await expectAccessible(page);
    await expect(balance(page)).toHaveText(/€15\.00/);
    await reward.getByRole('link', { name: 'To the quests' }).click();
    await hub.getByRole('tab', { name: 'Completed' }).click();
    await expect(card.getByRole('list', { name: 'Received' })).toHaveText('€1.00');
  },
);

test('[QUEST-01] [MODAL-06] a quest is given up after the question; the hub opens by its flag, for players', async ({
  page,
  signInNew,
}) => {
  await page.goto('/main?quests-hub=true');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signInNew();
  await page.goto('/main?quests-hub=available');
  const hub = page.getByRole('dialog', { name: 'Quests' });
  const card = hub.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: `Begin ${name}` }).click();
  await expect(card).toBeHidden();
  await hub.getByRole('tab', { name: 'Running' }).click();
  await card.getByRole('link', { name: `Give up ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Give up this quest?' });
  await expect(question).toContainText('Tasks done: 0 of 3');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect(question).toBeHidden();
  await expect(alerts(page).getByText('Status: Given up')).toBeVisible();
  await hub.getByRole('tab', { name: 'Ended' }).click();
  await expect(card).toContainText('Given up');
});
