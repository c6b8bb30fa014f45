import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { place, showModal, visit, type Visitor } from '#testing/visit-game.tsx';
import { DemoGameModal } from './demo-game-modal.tsx';

afterEach(() => session.dropped());

it.each<[Visitor, string, string]>([
  ['guest', 'Create an account', '/games/copper-canyon?sign-up=true'],
  ['player without money', 'Make a deposit', '/games/copper-canyon?wallet=deposit'],
  ['player with money', 'Play for real', '/games/copper-canyon for money'],
])('[GAME-03] leads a %s on by “%s”', async (visitor, name, address) => {
  visit(visitor);
  const { user } = await showModal(<DemoGameModal close={() => undefined} value="true" />, '/games/copper-canyon?demo-game=true');
  const dialog = within(await screen.findByRole('dialog', { name: 'You are playing for fun' }));
  await user.click(dialog.getByRole('button', { name }));
  expect(place()).toBe(address);
});
