import { Icon } from '@verdigale/ui/icon';
import { Spinner } from '@verdigale/ui/spinner';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { cookieChoice, onCookieChoice } from '#app/analytics/consent.ts';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useSession } from '#app/session/session-store.ts';
import type { ChatSettings } from '#app/site-context.ts';
import { openChat, startChat, stopChat, passProfile, type ChatVisitor } from './chat.ts';
import styles from './chat-launcher.module.css';
import { useChatState } from './chat-state.ts';

interface ChatLauncherProps {
  settings: ChatSettings;
  /** Pages where the button would be in the way. A conversation goes on. */
  isHidden: boolean;
}

/**
 * The chat's button, in the same place on every page. The host's widget comes with the page for everybody who may talk; where
 * the brand wants consent first, once the visitor has agreed to extras, has talked before, or presses the button. (A 1)
 */
export function ChatLauncher({ settings, isHidden }: ChatLauncherProps) {
  const text = useContent('layout');
  const { locale } = useLocale();
  const { open } = useModals();
  const { status, profile } = useSession();
  const chat = useChatState();
  const button = useRef<HTMLButtonElement>(null);
  const isKnown = status === 'guest' || status === 'player';
  const mayTalk = status === 'player' || settings.guestAvailable;

  const visitor = (): ChatVisitor => ({ profile, locale, onRestoreId: (restoreId) => void keepRestoreId(restoreId) });
  const start = useEffectEvent(() => {
    const isAllowed = !settings.needsConsent || cookieChoice() === 'accepted' || Boolean(profile?.freshchatRestoreId);
    if (isKnown && mayTalk && isAllowed) startChat(settings, visitor()).catch(() => undefined);
  });
  // Another identity is another conversation: signing in or out takes the widget away first.
  const identity = isKnown ? (profile?.id ?? 'guest') : null;
  useEffect(() => {
    if (identity === null) return undefined;
    start();
    const stopListening = onCookieChoice(() => start());
    return () => {
      stopListening();
      stopChat();
    };
  }, [identity]);
  useEffect(() => passProfile(profile), [profile]);
  useFocusBack(chat.isOpen, button);

  async function press() {
    if (!mayTalk) return open('sign-in');
    try {
      await startChat(settings, visitor());
      openChat();
    } catch {
      const { showAlert } = await import('#app/alerts/show-alert.ts');
      await showAlert('global.chatUnavailable', undefined, { suppressDuplicate: true });
    }
  }

  if (!isKnown || chat.isOpen || isHidden) return null;
  return (
    <button aria-busy={chat.status === 'starting'} className={styles.launcher} onClick={() => void press()} ref={button} type="button">
      {chat.status === 'starting' ? <Spinner /> : <Icon as={MessageCircle} size={24} />}
      <VisuallyHidden>{text('layout.app.chat.open')}</VisuallyHidden>
      {chat.unread > 0 && (
        <span className={styles.unread}>
          {inDigitsOf(locale, String(chat.unread))}
          <VisuallyHidden>{text('layout.app.chat.unread')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** For the next visit, on whatever device. Without it the conversation only starts anew. (CHAT-02) */
async function keepRestoreId(freshchatRestoreId: string): Promise<void> {
  const { saveProfile } = await import('#app/session/profile.ts');
  await saveProfile({ freshchatRestoreId }).catch(() => undefined);
}

/** The widget's window takes the focus; when it closes, the button has it again. */
function useFocusBack(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
