import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { SelfTest } from './self-test.tsx';

afterEach(() => session.signedOut());

async function answerAll(user: UserEvent, answer: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  for (let number = 1; number <= 9; number++) {
    expect(document.activeElement?.textContent).toBe(`In the last twelve months · ${number} of 9`);
    await user.click(screen.getByRole('radio', { name: answer }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
}
const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('asks nine questions, sends nothing, and offers all there is to somebody who answers gravely', async () => {
  own();
  const { user } = renderSite(<SelfTest />);
  await answerAll(user, 'Almost always');
  expect(document.activeElement?.textContent).toBe('Your play is harming you');
  expect(ways()).toEqual(['Set a deposit limit', 'Take a break', 'Exclude yourself']);
  expect(sentCalls()).toEqual([]);
});

it('says so when nothing speaks of harm, and leads a guest to the limits', async () => {
  session.signedOut();
  const { user } = renderSite(<SelfTest />);
  await answerAll(user, 'Never');
  expect(document.activeElement?.textContent).toBe('No sign of harm');
  expect(ways()).toEqual(['Limits and breaks']);
});

it('a question waits for an answer, and the one before is a press away, as it was answered', async () => {
  const { user } = renderSite(<SelfTest />);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText(/1 of 9$/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Sometimes' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sometimes' }).checked).toBe(true);
});
