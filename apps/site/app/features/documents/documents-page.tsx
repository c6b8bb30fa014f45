import { Card } from '@verdigale/ui/card';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { cardStatus, documentCards } from './document-cards.ts';
import { DocumentPart } from './document-part.tsx';
import { StatusBadge } from './document-status.tsx';
import styles from './documents.module.css';
import { useDocuments } from './use-documents.ts';

/** What proves who the player is, a card for each kind. (wire 4.1) */
export function DocumentsPage() {
  const text = useContent('profile', 'globalComponents');
  const { data: documents, isError, refetch } = useDocuments();
  if (isError && !documents) {
    return <LoadFailed onRetry={refetch} text={text('globalComponents.error.description')} title={text('profile.documents.failed')} />;
  }
  if (!documents) return <CardsSkeleton />;
  return (
    <div className={styles.cards}>
      {documentCards.map((card) => (
        <Card aria-labelledby={`documents-${card.id}`} as="section" className={styles.card} key={card.id}>
          <div className={styles.head}>
            <h2 className={styles.title} id={`documents-${card.id}`}>
              {text.dynamic('profile.documents.cards', `${card.id}.title`)}
            </h2>
            <StatusBadge status={cardStatus(card, documents)} />
            <p className={styles.text}>{text.dynamic('profile.documents.cards', `${card.id}.text`)}</p>
          </div>
          <div className={styles.parts}>
            {card.parts.map((type) => (
              <DocumentPart documents={documents.filter((document) => document.type === type)} key={type} type={type} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div aria-busy className={styles.cards}>
      {documentCards.map(({ id, parts }) => (
        <Skeleton blockSize={`${7 + parts.length * 6}rem`} key={id} shape="box" />
      ))}
    </div>
  );
}
