import { useSyncExternalStore } from 'react';
import { createStoredText } from '#app/browser/stored-text.ts';
import { isAppleMobile, isStandalone } from './standalone.ts';

/** What Chromium offers where the site may be installed. (No standard yet, so TypeScript does not know it.) */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the boot script: the offer comes before anything else of ours has been loaded. */
    installPrompt?: InstallPrompt | undefined;
  }
}

const hidden = createStoredText('PWA_HIDDEN', 'local');

/** How this browser installs the site: by a prompt of its own, by hand from Apple's share menu, or not at all (or already). */
export type InstallWay = 'prompt' | 'apple' | null;

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

function installWay(): InstallWay {
  if (isStandalone()) return null;
  if (window.installPrompt) return 'prompt';
  return isAppleMobile(navigator) ? 'apple' : null;
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', notify);
  window.addEventListener('appinstalled', forget);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', notify);
    window.removeEventListener('appinstalled', forget);
  };
}

function forget(): void {
  window.installPrompt = undefined;
  notify();
}

/** Opens the browser's own question. It may be asked once; the next offer is another event. */
export async function askToInstall(): Promise<void> {
  const offer = window.installPrompt;
  forget();
  await offer?.prompt();
}

/** Whether the visitor has sent the hint away. (wire 17) */
export function isInstallHintHidden(): boolean {
  return hidden.read() !== null;
}

export function hideInstallHint(): void {
  hidden.write('true');
}
