import { act, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileFieldsQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleField } from '#testing/sample-field.ts';
import { ProfileInfo } from './profile-info.tsx';

const profile = { id: 'p-1', city: 'Bremen', createdAt: '2026-06-01T12:00:00.000Z' } as Profile;
const city = sampleField({ name: 'city', isRequired: false });

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile });
  queryClient.setQueryData(profileFieldsQuery.queryKey, { data: [city], meta: undefined });
});
afterEach(() => session.signedOut());

const focused = () => {
  const { activeElement: it, body } = document;
  return it === null || it === body ? 'nothing' : `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent}`;
};
const button = (name: string) => screen.findByRole('button', { name });

describe('the focus', () => {
  it('goes on in the form, which is no use of a field yet, and comes back to the button when it is left', async () => {
    const { user } = renderSite(<ProfileInfo />, { url: '/profile/info' });
    const edit = await button('Edit details');
    await act(async () => user.click(edit));
    expect((await button('Save changes')).getAttribute('aria-disabled')).toBe('true');
    expect(focused()).toBe('FORM Edit details');
    await user.click(await button('Cancel'));
    await button('Edit details');
    expect(focused()).toBe('BUTTON Edit details');
  });

  it('comes back to the button when the form is saved', async () => {
    const { user } = await act(async () => renderSite(<ProfileInfo />, { url: '/profile/info?edit=true' }));
    await user.click(await screen.findByRole('textbox'));
    await user.click(await button('Save changes'));
    await button('Edit details');
    expect(focused()).toBe('BUTTON Edit details');
  });

  it('is not taken from a page that has just been loaded', async () => {
    for (const url of ['/profile/info', '/profile/info?edit=true']) {
      const { unmount } = await act(async () => renderSite(<ProfileInfo />, { url }));
      await screen.findByRole('button', { name: /^(?:Edit details|Save changes)$/ });
      expect(focused()).toBe('nothing');
      unmount();
    }
  });
});

it('shows what is known of the player when a later question for the fields has failed', async () => {
  await expect(queryClient.fetchQuery({ ...profileFieldsQuery, staleTime: 0 })).rejects.toThrow('no connection');
  renderSite(<ProfileInfo />, { url: '/profile/info' });
  expect(await button('Edit details')).toBeDefined();
});
