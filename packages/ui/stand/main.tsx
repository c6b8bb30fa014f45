import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from '../src/gallery/gallery.tsx';
import { ToastRegion } from '../src/toast/index.ts';
import { UiTextsProvider, type UiTexts } from '../src/ui-texts/ui-texts.ts';

/** The kit page without the product around it, for browser tests of the kit alone. */
const texts: UiTexts = {
  close: 'Close',
  loading: 'Loading',
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on',
  copy: 'Copy',
  copied: 'Copied',
  noOptions: 'Nothing found',
  clear: 'Clear',
  notifications: 'Notifications',
  previous: 'Previous page',
  next: 'Next page',
  figure: String,
};

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiTextsProvider value={texts}>
      <main>
        <Gallery />
      </main>
      <ToastRegion />
    </UiTextsProvider>
  </StrictMode>,
);
