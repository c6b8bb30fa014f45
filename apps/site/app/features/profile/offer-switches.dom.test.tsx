import { act, screen, waitFor } from '@testing-library/react';
import type { Field, Profile } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { session, useSession } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { OfferSwitches } from './offer-switches.tsx';

const profile = { id: 'p', receiveEmailPromo: true, receiveSmsPromo: true, receiveBonus: true } as Profile;
const fields = ['receiveEmailPromo', 'receiveSmsPromo'].map((name) => ({ name, isVisible: true }) as Field);

afterEach(() => {
  delete window.askedAhead;
  session.signedOut();
});

function Part() {
  const { profile: known } = useSession();
  return known && <OfferSwitches fields={fields} profile={known} />;
}

it('takes a second no while the first one is on a slow line', async () => {
  session.signedIn({ accessToken: 'token', profile });
  const { promise, resolve } = Promise.withResolvers<Response>();
  // The platform's answer comes when the test says so, as to what a page has asked ahead.
  window.askedAhead = { token: '', answers: { '/api/player/profile': promise } };
  const { user } = await act(async () => renderSite(<Part />));
  const [mails, texts] = screen.getAllByRole<HTMLInputElement>('switch');
  const shown = () => [mails!.checked, texts!.checked];
  await user.click(mails!);
  await user.click(texts!);
  expect(shown()).toEqual([false, false]);
  resolve(new Response(JSON.stringify({ data: { ...profile, receiveEmailPromo: false } })));
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/profile', { receiveSmsPromo: false }]]));
  // There is no server for it.
  await waitFor(() => expect(shown()).toEqual([false, true]));
});
