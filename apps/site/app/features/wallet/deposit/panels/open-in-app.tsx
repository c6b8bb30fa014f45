import { LinkButton } from '@verdigale/ui/link-button';
import { isMobileDevice } from '#app/browser/mobile-device.ts';
import { useContent } from '#app/content/use-content.ts';
import { appAddress } from './app-address.ts';

/** On a phone, which cannot scan its own screen: the way from a code into the app that reads it. */
export function OpenInApp({ code }: { code: string }) {
  const text = useContent('modals');
  const address = appAddress(code);
  if (address === null || !isMobileDevice(navigator.userAgent)) return null;
  return (
    <LinkButton href={address} isBlock rel="noreferrer" target="_blank" variant="primary">
      {text('modals.payment.qr.openApp')}
    </LinkButton>
  );
}
