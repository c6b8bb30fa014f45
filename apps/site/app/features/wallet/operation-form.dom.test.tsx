import type { Profile } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { OperationForm } from './operation-form.tsx';
import { money, sampleAccount, sampleMethod } from './testing.ts';

const nothing = () => undefined;

afterEach(() => session.signedOut());

it('[DEP-02] is headed by the logo of the method, the currency, and the first segment of the profile’s id in capitals', () => {
  session.signedIn({ accessToken: 'token', profile: { id: '019347a2-4d5e-7789-abcd-ef012345678a' } as Profile });
  const common = {
    account: sampleAccount(80),
    method: sampleMethod(),
    money,
    resumedInvoice: null,
    isChoice: true,
    onBack: nothing,
    onDone: nothing,
    onStarted: nothing,
  };
  const { container } = renderSite(<OperationForm kind="withdraw" onSent={nothing} {...common} />);
  const head = screen.getByRole('heading', { name: 'Bank' }).parentElement!;
  expect(head.textContent).toBe('BankEUR · ID 019347A2');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/img/methods/bank.svg');
});
