import { ButtonLink, Note, useTranslation } from '@kashikari/web-kit';
import { placeOf } from '../place-of';

interface Props {
  /** The title of the good whose label is wanted. */
  readonly title: string;
  /** The code that was read instead. */
  readonly other: string | null;
}

/** Names the good whose label is wanted. After another code, it links to the page of that code. */
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
