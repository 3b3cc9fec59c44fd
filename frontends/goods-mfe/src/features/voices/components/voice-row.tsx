import {
  Avatar,
  browserZone,
  dayIn,
  formatDay,
  formatTime,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { WrittenBy } from '../use-author';

interface Props {
  readonly by: WrittenBy;
  /** The time of writing (ISO 8601). */
  readonly at: string;
  /** Adds the time of day. */
  readonly timed?: boolean;
  readonly edited?: boolean;
  /** Highlights the row, as for the caller's own review. */
  readonly own?: boolean;
  readonly acts?: ReactNode;
  /** The text, or what is in its place. */
  readonly children: ReactNode;
}

/** One review or comment of a `.card.list`: author, time and text. */
export function VoiceRow({ by, at, timed, edited, own, acts, children }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const zone = browserZone();
  const day = formatDay(dayIn(zone, at), locale, dayIn(zone));
  return (
    <article className={own ? 'lrow voice on' : 'lrow voice'}>
      <Avatar name={by.face} />
      <div className="grow sm">
        <div className="row sp voice-head">
          <p>
            <b>{by.name}</b>{' '}
            {by.lends && (
              <>
                <span className="pill sel">{t('facts.lender')}</span>{' '}
              </>
            )}
            <span className="meta">
              <time dateTime={at}>{timed ? `${day} ${formatTime(at, zone, locale)}` : day}</time>
              {edited && `・${t('voices.edited')}`}
            </span>
          </p>
          {acts && <div className="row">{acts}</div>}
        </div>
        {children}
      </div>
    </article>
  );
}
