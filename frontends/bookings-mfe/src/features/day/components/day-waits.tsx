import {
  ButtonLink,
  Picture,
  Tag,
  browserZone,
  dayIn,
  formatDay,
  formatTime,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useId } from 'react';
import type { DayAnswer, DayWait } from '../api/get-day';

/**
 * The offers of the waiting list with their deadlines, followed by the length of each good's list. Renders nothing if
 * all lists are empty.
 */
export function DayWaits({ found }: { readonly found: DayAnswer }) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const { waits, goods, users } = found;
  if (waits.length === 0) return null;
  return (
    <section id="waits" className="daypart" aria-labelledby={id}>
      <h2 id={id}>
        {t('day.part.waits')} <span className="n">{waits.length}</span>
      </h2>
      <ul className="card list daylist">
        {waits.map((wait) => (
          <WaitRow
            key={wait.wait_id ?? wait.good_id}
            wait={wait}
            thumbnail={goods.find((good) => good.id === wait.good_id)?.thumbnail_url}
            zone={users.find((user) => user.id === wait.lender_id)?.time_zone ?? browserZone()}
            name={users.find((user) => user.id === wait.user_id)?.name}
          />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly wait: DayWait;
  readonly thumbnail: string | null | undefined;
  /** The lender's time zone. */
  readonly zone: string;
  /** The name of the person who has the offer. */
  readonly name: string | undefined;
}

function WaitRow({ wait, thumbnail, zone, name }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const until = wait.answer_by;
  return (
    <li className="dayrow">
      <span />
      <Picture id={wait.good_id} url={thumbnail} />
      <div className="dayin">
        <span className="b clip2">{wait.good_title || t('gone')}</span>
        {name && <div className="meta">{name}</div>}
        <div className="row wrap rowmeta">
          {until && (
            <Tag>
              {t('day.by', {
                when: `${formatDay(dayIn(zone, until), locale)} ${formatTime(until, zone, locale)}`,
              })}
            </Tag>
          )}
          <span className="meta">{until ? t('day.offered') : t('day.waiting', { count: wait.waiting })}</span>
        </div>
      </div>
      <div className="row dayacts">
        <ButtonLink small to={`/goods/${wait.good_id}/bookings`}>
          {t('day.open')}
        </ButtonLink>
      </div>
    </li>
  );
}
