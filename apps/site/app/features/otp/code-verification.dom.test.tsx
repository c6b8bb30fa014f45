import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { CodeVerification } from './code-verification.tsx';

it('[OTP-05] a code that was not answered cannot be verified', async () => {
  const part = <CodeVerification onVerified={() => undefined} phone="4915112345678" reason="registration" />;
  const { user } = await act(async () => renderSite(part));
  await user.type(screen.getAllByRole('textbox')[0]!, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Cannot verify phone number')).toBeDefined();
});
