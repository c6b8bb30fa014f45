import { act, screen } from '@testing-library/react';
import { errors } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { ResetPassForm } from './reset-pass-form.tsx';

afterEach(() => vi.restoreAllMocks());

const tooOld = 'This link is wrong, used or too old.';

it.each([
  ['the platform cannot answer', false, 503, { code: errors.unavailable.code, message: 'not now' }],
  ['the platform has a fault', false, 500, { code: errors.internal.code, message: 'oh' }],
  ['the code is refused', true, 422, { code: errors.invalid.code, message: 'no', fields: { code: ['This code is wrong'] } }],
])('[AUTH-16] where %s the link is called too old: %s', async (_, isSaid, status, error) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ error }, { status }));
  const { user, container } = await act(async () => renderSite(<ResetPassForm code="c0de" />));
  for (const field of container.querySelectorAll('input')) await user.type(field, 'three quiet otters 7');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent === tooOld).toBe(isSaid);
});
