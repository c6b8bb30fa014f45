import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { ToastCard } from './toast-card.tsx';
import { toasts, type Toast } from './toast-queue.ts';
import { useAboveFullScreen } from './use-above-full-screen.ts';
import styles from './toast.module.css';

const none: readonly Toast[] = [];

/**
 * Where alerts show. Mount once at the root, outside the page's landmarks: the two live regions must be in the
 * document before their first message. The attribute keeps them alive while a modal makes the rest inert.
 */
export function ToastRegion() {
  const { notifications } = useUiTexts();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.visible, () => none);
  const region = useRef<HTMLElement>(null);
  useAboveFullScreen(region, shown.length > 0);
  useEffect(() => {
    const onVisibility = () => (document.hidden ? toasts.pause('hidden') : toasts.resume('hidden'));
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  useEffect(() => {
    // A toast that is closed under the pointer or the focus sends no leave or blur.
    if (shown.length === 0) toasts.resume('hover');
    if (!region.current?.contains(document.activeElement)) toasts.resume('focus');
  }, [shown]);
  return (
    // Handlers that only hold the clock: nothing here is operated by them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={notifications}
      className={styles.region}
      data-react-aria-top-layer=""
      onBlur={() => toasts.resume('focus')}
      onFocus={() => toasts.pause('focus')}
      onPointerEnter={() => toasts.pause('hover')}
      onPointerLeave={() => toasts.resume('hover')}
      ref={region}
    >
      <div className={styles.stack} role="alert">
        {shown.map((toast) => toast.kind === 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      {/* An <output> may not hold blocks. */}
      <div className={styles.stack} role="status">
        {shown.map((toast) => toast.kind !== 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </section>
  );
}
