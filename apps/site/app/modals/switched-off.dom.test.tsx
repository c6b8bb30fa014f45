import { act, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ModalHost } from './modal-host.tsx';
import { modals } from './registry.ts';

afterEach(() => session.dropped());

it.each(['loyalty-earn', 'loyalty-level', 'quests-hub', 'quest-tasks', 'quest-task-games', 'quest-rewards'] as const)(
  'a link to %s opens nothing where the brand has none of it: the modal above is shown alone',
  async (key) => {
    session.signedIn({ accessToken: 'token', profile: {} as Profile });
    await Promise.all([modals[key].preload(), modals.language.preload()]);
    await act(async () => renderSite(<ModalHost />, { url: `/main?${key}=true&language=true` }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  },
);
