import { CopyButton } from '@verdigale/ui/copy-button';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { useContent } from '#app/content/use-content.ts';
import { shortId } from './short-id.ts';
import styles from './copyable-id.module.css';

/** An id as its last digits; pressed, the whole of it is copied. */
export function CopyableId({ id }: { id: string }) {
  const text = useContent('globalComponents');
  const label = (
    <>
      <VisuallyHidden>{text('globalComponents.kit.copy')} </VisuallyHidden>
      <bdi dir="ltr">{shortId(id)}</bdi>
    </>
  );
  return <CopyButton className={styles.id} label={label} size="sm" text={id} variant="ghost" />;
}
