import { CopyButton } from '@verdigale/ui/copy-button';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { useId } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './payment.module.css';

interface CopyLineProps {
  label: string;
  text: string;
  /** Read four by four; selected or copied it is still one word. */
  isGrouped?: boolean;
}

/** Something to be taken over exactly: selectable in one go, and copied by a press. */
export function CopyLine({ label, text, isGrouped = false }: CopyLineProps) {
  const kit = useContent('globalComponents');
  const id = useId();
  const groups = isGrouped ? (text.match(/.{1,4}/gu) ?? []) : [text];
  return (
    <div aria-labelledby={id} className={styles.line} role="group">
      <span className={styles.lineLabel} id={id}>
        {label}
      </span>
      <bdi className={styles.lineText} dir="ltr">
        {groups.map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </bdi>
      <CopyButton
        label={
          <>
            {kit('globalComponents.kit.copy')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </>
        }
        size="sm"
        text={text}
      />
    </div>
  );
}
