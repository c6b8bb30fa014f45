import { partnerScript } from '#app/browser/trusted-types.ts';

/** What this page uses of the provider's script. */
interface SdkBuilder {
  withConf(conf: { lang: string; theme: string }): SdkBuilder;
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): SdkBuilder;
  on(event: string, listener: () => void): SdkBuilder;
  build(): { launch(selector: string): void };
}

export interface Sdk {
  init(token: string, renew: () => Promise<string>): SdkBuilder;
}

declare global {
  interface Window {
    /** Set by the provider's script. */
    snsWebSdk?: Sdk;
  }
}

let loading: Promise<Sdk> | undefined;

/** Loads the provider's script once a page. Rejects when it does not come; the next call tries again. */
export function loadSdk(url: string): Promise<Sdk> {
  loading ??= new Promise<Sdk>((resolve, reject) => {
    const script = partnerScript(url);
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('the script of the identity check did not come'));
    };
    script.addEventListener('load', () => {
      if (window.snsWebSdk) resolve(window.snsWebSdk);
      else fail();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return loading;
}
