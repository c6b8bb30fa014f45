import { Tabs } from '@verdigale/ui/tabs';
import { startTransition, useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import type { ShutOutProps } from './lazy-shut-out.ts';
import { loginTypes, type LoginType } from './login-types.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in by e-mail or phone, with tabs where the brand offers both. (AUTH-01) */
export function SignIn({ close, onShutOut }: { close: () => void; onShutOut: (shut: ShutOutProps) => void }) {
  const text = useContent('modals');
  const types = loginTypes(text.dynamic('modals.signIn', 'tabsDisplay'));
  const [type, setType] = useState<LoginType>(types[0]);
  const hasTabs = types.length > 1;
  useEffect(() => {
    if (hasTabs) void preloadPhoneTools();
  }, [hasTabs]);

  const form = (of: LoginType) => <SignInForm close={close} key={of} onShutOut={onShutOut} type={of} />;
  if (!hasTabs) return form(type);
  return (
    <Tabs
      label={text('modals.signIn.tabs.label')}
      look="switch"
      // The tab that is open stays until the other one's rules are there.
      onSelect={(next) => startTransition(() => setType(next))}
      selected={type}
      tabs={types.map((id) => ({
        id,
        label: id === 'email' ? text('modals.signIn.tabs.email') : text('modals.signIn.tabs.phone'),
        panel: form(id),
      }))}
    />
  );
}
