import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { PackageList } from '#app/features/bonuses/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** All of a package, which the flag's value names; with `issue`, of what was issued to the player at once. (BON-07) */
export function PackageBonusModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const [search] = useSearchParams();
  return (
    <ModalFrame onClose={close} title={text('modals.packageBonus.title')}>
      <PackageList issueSessionId={search.get('issue')} packageId={value} />
    </ModalFrame>
  );
}
