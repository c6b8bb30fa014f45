import { screen } from '@testing-library/react';
import { errors } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { expect, it, vi } from 'vitest';
import { useLocation } from 'react-router';
import { renderSite } from '#testing/render-site.tsx';
import { refusalOfCode } from './refusal.ts';
import { useRefusals } from './use-refusals.ts';

function Page({ code }: { code: number }) {
  const refuse = useRefusals('casino');
  const { pathname, search } = useLocation();
  return <button onClick={() => refuse(refusalOfCode(code), code)}>{pathname + search}</button>;
}

it.each([
  ['[GAME-03] a game that the country may not play opens geo-restricted-game', 14308, '/games/x?geo-restricted-game=true'],
  ['[GAME-03] a player who is limited goes home', 14103, '/'],
  ['[GAME-06] a product that the player has left opens restricted-bets', 14306, '/games/x?restricted-bets=casino'],
  ['a player who is not known yet is led to the verification', errors.identityNeeded.code, '/profile/verification'],
  ['[S4] a reality check that is due opens reality-check', errors.realityCheckDue.code, '/games/x?reality-check=true'],
  ['the time of a day that is used up opens game-limit-reached', errors.timeLimitReached.code, '/games/x?game-limit-reached=14108'],
  ['a limit that is reached opens game-limit-reached', errors.betLimitReached.code, '/games/x?game-limit-reached=14100'],
])('%s', async (_, code, address) => {
  const { user } = renderSite(<Page code={code} />, { url: '/games/x' });
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(address)).toBeDefined();
});

it('[GAME-03] a player who is limited is told so on the way home', async () => {
  const { user } = renderSite(<Page code={errors.limitedRealGame.code} />, { url: '/games/x' });
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(toasts.visible().map(({ title }) => title)).toEqual(['You cannot play for money with this account']));
});
