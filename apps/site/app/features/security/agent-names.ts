import Bowser from 'bowser';

/** `Chrome, Windows`: browser and system as a user agent names them, as far as it does. Null for one that says nothing. */
export function agentName(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
