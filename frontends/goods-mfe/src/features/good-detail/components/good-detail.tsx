import {
  BookingBar,
  ButtonLink,
  type DayRange,
  Icon,
  IconEdit,
  Link,
  PageHeader,
  dayIn,
  formatDays,
  useLocale,
  useSchedule,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import { FolderLinks } from './folder-links';
import { FreeDays } from './free-days';
import { GoodFacts } from './good-facts';
import { LikeButton } from './like-button';
import { Pictures } from './pictures';
import './good-detail.css';

/** The answer before the tap: state, facts and a calendar on one screen, and one way on. */
export function GoodDetail({ found }: { readonly found: GoodAnswer }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const { good, images } = found;
  const schedule = useSchedule(good.id);
  const [choice, setChoice] = useState<DayRange | null>(null);
  const may = (act: string) => good.permissions.includes(act);
  const query = choice ? `?from=${choice.start}&to=${choice.end ?? choice.start}` : '';
  return (
    <>
      <PageHeader
        title={good.title}
        back={{ to: '/home', label: t('home') }}
        actions={
          <>
            <LikeButton goodId={good.id} title={good.title} liked={found.liked_good_ids.includes(good.id)} />
            {may('edit') && (
              <ButtonLink to={`/goods/${good.id}/edit`} small>
                <Icon of={IconEdit} size="s" />
                {t('form.editTitle')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="gtop">
        <Pictures id={good.id} images={images} title={good.title} />
        <GoodFacts found={found} schedule={schedule.data} />
      </div>
      {!good.for_reference_only && (
        <FreeDays good={good} schedule={schedule} choice={choice} onChoice={setChoice} />
      )}
      {(may('book') || may('edit')) && (
        <p className="sec row wrap">
          {may('book') && <Link to={`/goods/${good.id}/bookings/new/now`}>{t('detail.now')}</Link>}
          <Link to={`/goods/${good.id}/bookings`}>{t('detail.bookings')}</Link>
          {may('edit') && <FolderLinks good={good} />}
        </p>
      )}
      {may('book') && (
        <BookingBar
          when={
            choice
              ? formatDays(
                  choice.start,
                  choice.end ?? choice.start,
                  locale,
                  dayIn(schedule.data?.time_zone ?? 'Asia/Tokyo'),
                )
              : t('detail.choose')
          }
          actions={
            <ButtonLink to={`/goods/${good.id}/bookings/new${query}`} look="primary">
              {t('detail.book')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
