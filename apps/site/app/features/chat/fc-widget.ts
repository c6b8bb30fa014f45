import { partnerScript } from '#app/browser/trusted-types.ts';

/** The part of the chat host's window object that we use. */
export interface FcWidget {
  init(options: {
    token: string;
    host: string;
    externalId: string | null;
    restoreId: string | null;
    locale: string;
    config: { headerProperty: { hideChatButton: boolean } };
  }): void;
  on(
    event: 'widget:loaded' | 'widget:opened' | 'widget:closed' | 'user:created' | 'unreadCount:notify',
    listener: (answer: unknown) => void,
  ): void;
  open(): void;
  close(): void;
  destroy(): void;
  user: { setProperties(properties: Record<string, string>): unknown; clear(): unknown };
}

declare global {
  interface Window {
    fcWidget?: FcWidget;
  }
}

let loading: Promise<FcWidget> | undefined;

/** Loads the widget's script from the configured host, once. A failed load is tried again by the next call. (CHAT-01) */
export function loadWidget(host: string): Promise<FcWidget> {
  loading ??= load(`${host}/js/widget.js`).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(src: string): Promise<FcWidget> {
  const script = partnerScript(src);
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  }).catch(() => {
    script.remove();
    throw new Error('The chat does not load');
  });
  if (!window.fcWidget) throw new Error('The chat has no widget');
  return window.fcWidget;
}
