import { partnerScript } from '#app/browser/trusted-types.ts';
import type { BettingSettings } from '#app/site-context.ts';

/** The parameters of the client's start. (wire 11.5) */
export interface SportsbookOptions {
  containerId: string;
  width: string;
  height: string;
  parent: false;
  loginUrl: string;
  host: string;
  cid: string;
  theme: string;
  /** The address of a style sheet; null for none. */
  customStyles: string | null;
  /** Null for guests. */
  token: string | null;
  /** For our own client alone: tells what is kept in this browser for one account from another's. Null for guests. */
  account?: string | null;
  lang: string;
  allowParentUrlUpdate: boolean;
}

declare global {
  interface Window {
    BetSdk?: new (options: SportsbookOptions) => { init(): void };
  }
}

/** The path of the client's script on its host. */
const scriptPath = '/assets/sdk/init.js';
let loading: Promise<void> | undefined;

/** Loads the partner's script once a page; rejects when its host does not answer, and may then be asked again. */
export function loadBettingClient({ clientHost }: Pick<BettingSettings, 'clientHost'>): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = partnerScript(clientHost + scriptPath);
    script.addEventListener('load', () => (window.BetSdk ? resolve() : reject(new Error('The betting client did not start'))));
    script.addEventListener('error', () => reject(new Error('The betting client did not load')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
