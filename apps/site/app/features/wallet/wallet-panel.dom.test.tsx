import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { WalletPanel } from './wallet-panel.tsx';

afterEach(() => session.signedOut());

it('is not busy any more once it says that the methods did not load: a screen reader would pass over what it says', async () => {
  own();
  await act(async () => renderSite(<WalletPanel onDone={() => undefined} onStarted={() => undefined} value="deposit" />));
  const words = await screen.findByText('The payment methods did not load');
  expect(words.closest('[aria-busy]')).toBeNull();
});
