import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { gameQuery } from '#app/queries/games.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { DemoGameModal } from './demo-game/demo-game-modal.tsx';
import { MobileGameModal } from './mobile-game/mobile-game-modal.tsx';

type Visitor = 'guest' | 'player with money' | 'player without money';

afterEach(() => session.dropped());

function visit(visitor: Visitor): void {
  if (visitor === 'guest') session.dropped();
  else own({ account: sampleAccount({ balance: visitor === 'player with money' ? 0.01 : 0 }) });
}

async function show(modal: ReactNode, url: string) {
  const site = (
    <>
      {modal}
      <Place />
    </>
  );
  return act(async () => renderSite(site, { url }));
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + ((state as { playReal?: boolean } | null)?.playReal ? ' for money' : '')}</output>;
}
const place = () => document.querySelector('output')!.textContent;

describe('[GAME-03] demo-game', () => {
  it.each<[Visitor, string, string]>([
    ['guest', 'Create an account', '/games/copper-canyon?sign-up=true'],
    ['player without money', 'Make a deposit', '/games/copper-canyon?wallet=deposit'],
    ['player with money', 'Play for real', '/games/copper-canyon for money'],
  ])('leads a %s on by “%s”', async (visitor, name, address) => {
    visit(visitor);
    const { user } = await show(<DemoGameModal close={() => undefined} value="true" />, '/games/copper-canyon?demo-game=true');
    const dialog = within(await screen.findByRole('dialog', { name: 'You are playing for fun' }));
    await user.click(dialog.getByRole('button', { name }));
    expect(place()).toBe(address);
  });
});

describe('[GAME-03] mobile-game', () => {
  it.each<[Visitor, boolean, string[]]>([
    ['guest', true, ['Create an account', 'Play for fun', 'About the game']],
    ['guest', false, ['Create an account', 'Sign in', 'About the game']],
    ['player without money', true, ['Deposit', 'Play for fun', 'About the game']],
    ['player without money', false, ['Deposit', 'About the game']],
  ])('offers a %s, of a game with a demo: %s, %j', async (visitor, isDemoMode, ways) => {
    visit(visitor);
    queryClient.setQueryData(gameQuery('copper-canyon').queryKey, { data: sampleGame({ isDemoMode }), meta: undefined });
    await show(<MobileGameModal close={() => undefined} value="copper-canyon" />, '/main?mobile-game=copper-canyon');
    const dialog = within(await screen.findByRole('dialog', { name: 'How would you like to play?' }));
    const shown = [...dialog.queryAllByRole('button'), ...dialog.queryAllByRole('link')].map(({ textContent }) => textContent);
    expect(ways.filter((way) => !shown.includes(way))).toEqual([]);
    expect(shown.filter((way) => way && !ways.includes(way))).toEqual([]);
  });

  it('a player with money goes straight on to real play', async () => {
    visit('player with money');
    await show(<MobileGameModal close={() => undefined} value="copper-canyon" />, '/main?mobile-game=copper-canyon');
    expect(place()).toBe('/games/copper-canyon?real=true');
  });
});
