import { useContent } from '#app/content/use-content.ts';
import { CategoryList } from '#app/features/category/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** All categories at once, for screens where the menu is not in sight. */
export function CategoriesModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} title={text('modals.categories.title')}>
      <CategoryList />
    </ModalFrame>
  );
}
