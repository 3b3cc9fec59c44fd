import { ButtonLink, Note, useTranslation } from '@kashikari/web-kit';
import { placeOf } from '../place-of';

interface Props {
  /** Of the good whose label is wanted. */
  readonly title: string;
  /** What was read instead. */
  readonly other: string | null;
}

/** Whose label is wanted; after another code, the way to what was read. */
export function WantedNote({ title, other }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div role="status">
      <Note
        tone={other === null ? 'info' : 'warning'}
        action={
          other !== null && (
            <ButtonLink to={placeOf(other, window.location.origin)} small>
              {t('scan.openRead')}
            </ButtonLink>
          )
        }
      >
        {t(other === null ? 'scan.wanted' : 'scan.otherGood', { title })}
      </Note>
    </div>
  );
}
