import { Avatar, Icon, IconChevronRight, Link, useTranslation } from '@kashikari/web-kit';
import type { MovedView } from '../api/preview-extension';
import { useMovedWords } from './use-moved-words';

interface Props {
  readonly moved: MovedView;
  readonly name: string;
  readonly zone: string;
}

/** One person who is moved: the old range struck, the new one beside it. */
export function MovedRow({ moved, name, zone }: Props) {
  const { t } = useTranslation('bookings');
  const words = useMovedWords(zone);
  return (
    <div className="ko">
      <Avatar name={name} />
      <div className="row sp wrap">
        <Link to={`/bookings/${moved.booking_id}`} className="sm b">
          {name}
        </Link>
        <span className="meta">{t('over.told')}</span>
      </div>
      <div className="mv">
        <s>
          <span className="vh">{t('over.was')}</span>
          {words.range(moved.from)}
        </s>
        <Icon of={IconChevronRight} size="s" />
        <b>
          <span className="vh">{t('over.becomes')}</span>
          {words.range(moved.to)}
        </b>
      </div>
    </div>
  );
}
