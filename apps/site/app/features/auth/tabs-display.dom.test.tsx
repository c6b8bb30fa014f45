import { act, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { countriesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/query-client.ts';
import { BrandTexts } from '#testing/brand-texts.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { sampleField } from '#testing/sample-field.ts';
import { ForgotPass } from './forgot-pass.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

beforeAll(preloadPhoneTools);

const nothing = () => undefined;
const root = { registration: { email: true, phone: true }, registrationFields: [sampleField()], isOtpEnabled: true };
const forms: Readonly<Record<string, ReactNode>> = {
  signIn: <SignIn close={nothing} onShutOut={nothing} />,
  signUp: <SignUp onStep={nothing} />,
  forgotPass: <ForgotPass />,
};

/** The tabs of a form, the chosen one first, and the first field below them, as a brand has it whose texts say this. */
async function show(form: string, tabsDisplay: string | null) {
  queryClient.setQueryData(countriesQuery.queryKey, { data: [], meta: undefined });
  await act(async () =>
    renderSite(
      <BrandTexts modals={{ [form]: { tabsDisplay } }}>
        <Suspense>{forms[form]}</Suspense>
      </BrandTexts>,
      { root },
    ),
  );
  const [first] = await screen.findAllByRole('textbox');
  const tabs = screen.queryAllByRole('tab');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(tabs.map((_, index) => String(index === 0)));
  return [...tabs.map(({ textContent }) => textContent), first!.getAttribute('type')];
}

const both = ['By e-mail', 'By phone', 'email'];

describe.each(['signIn', 'signUp', 'forgotPass'])('[AUTH-01] [REG-02] [SHELL-25] the tabs of %s', (form) => {
  it.each([
    ['both', both],
    [null, both],
    ['email', ['email']],
    ['phone', ['tel']],
  ])('with tabsDisplay %s are %j, the last being the field below them', async (tabsDisplay, shown) => {
    expect(await show(form, tabsDisplay)).toEqual(shown);
  });
});
