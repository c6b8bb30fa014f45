import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { visitorQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { sentChanges } from '#testing/sent-calls.ts';
import { useGamePlay } from './use-game-play.ts';

const { Live } = hookOnPage(() => [useGamePlay(sampleGame()), useLocation()] as const);
beforeEach(() => queryClient.setQueryData(visitorQuery.queryKey, { data: { country: null }, meta: undefined }));
afterEach(() => session.dropped());

/** The modes of the launches that the page of a game has asked for by itself. */
async function launchedAt(url: string): Promise<string[]> {
  await act(async () => renderSite(<Live />, { url }));
  return sentChanges().map(([, , body]) => ((body as { demoMode: boolean }).demoMode ? 'demo' : 'real'));
}

it.each([
  ['?real=true', ['demo']],
  ['?real=false', ['demo']],
  ['', []],
])('[GAME-03] a guest at the address %j is launched: %j', async (search, modes) => {
  session.dropped();
  expect(await launchedAt(`/games/copper-canyon${search}`)).toEqual(modes);
});

it.each([
  ['?real=true', ['real']],
  ['?real=false', ['demo']],
  ['', []],
])('[GAME-03] a player with money at the address %j is launched: %j', async (search, modes) => {
  own({ account: sampleAccount({ balance: 5 }) });
  expect(await launchedAt(`/games/copper-canyon${search}`)).toEqual(modes);
});
