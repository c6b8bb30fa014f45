import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { beginCodeBlock } from '#app/bonuses/code-block.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { CodeForm } from './code-form.tsx';

afterEach(() => localStorage.clear());

it('sends no code while codes are blocked, though its button is pressed: each try would begin the block anew', async () => {
  const { user } = await act(async () => renderSite(<CodeForm />));
  await user.type(screen.getByRole('textbox'), 'SPRING');
  await act(async () => beginCodeBlock());
  await user.click(screen.getByRole('button'));
  expect(sentChanges()).toEqual([]);
});
