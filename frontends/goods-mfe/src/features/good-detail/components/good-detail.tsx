import {
  BookingBar,
  ButtonLink,
  type DayRange,
  Link,
  PageHeader,
  RemoteSlot,
  dayIn,
  formatDays,
  useLocale,
  useSchedule,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import { WhyNot } from '../../../why-not/why-not';
import { FolderLinks } from './folder-links';
import { FreeDays } from './free-days';
import { GoodFacts } from './good-facts';
import { HeaderActions } from './header-actions';
import { Pictures } from './pictures';
import { VoicesLinks } from './voices-links';
import './good-detail.css';

/**
 * The answer before the tap: state, facts and a calendar on one screen, and one way on. A code that was read from the
 * label (`?code=`) goes along to the form.
 */
export function GoodDetail({ found }: { readonly found: GoodAnswer }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const { good, images } = found;
  const schedule = useSchedule(good.id);
  const [choice, setChoice] = useState<DayRange | null>(null);
  const may = (act: string) => good.permissions.includes(act);
  const [params] = useSearchParams();
  const code = params.get('code');
  const read: Readonly<Record<string, string>> = code ? { code } : {};
  const days = choice && { from: choice.start, to: choice.end ?? choice.start };
  const canBook = may('book') && (good.why_not === null || (good.why_not === 'scan' && code !== null));
  return (
    <>
      <PageHeader
        title={good.title}
        back={{ to: '/home', label: t('home') }}
        actions={<HeaderActions good={good} isLiked={found.liked_good_ids.includes(good.id)} />}
      />
      <div className="gtop">
        <Pictures id={good.id} images={images} title={good.title} />
        <GoodFacts found={found} schedule={schedule.data} />
      </div>
      {may('manage_bookings') && <RemoteSlot remote="bookings" slot="good-desk" props={{ good }} />}
      {!canBook && <WhyNot good={good} />}
      {!good.for_reference_only && (
        <FreeDays good={good} schedule={schedule} choice={choice} onChoice={setChoice} />
      )}
      {canBook && choice && schedule.data && !good.is_hourly && (
        <RemoteSlot
          remote="bookings"
          slot="choice-ways"
          props={{ good, schedule: schedule.data, choice, onChoice: setChoice }}
        />
      )}
      {(may('book') || may('edit')) && (
        <p className="sec gd-links">
          {canBook && (
            <Link to={withQuery(`/goods/${good.id}/bookings/new/now`, read)}>{t('detail.now')}</Link>
          )}
          <Link to={`/goods/${good.id}/bookings`}>{t('detail.bookings')}</Link>
          {may('manage_bookings') && <Link to={`/goods/${good.id}/numbers`}>{t('detail.figures')}</Link>}
          {may('edit') && <FolderLinks good={good} />}
        </p>
      )}
      <VoicesLinks goodId={good.id} />
      {canBook && (
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
            <ButtonLink to={withQuery(`/goods/${good.id}/bookings/new`, { ...days, ...read })} look="primary">
              {t('detail.book')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

/** An address with a query, or without the question mark if it is empty. */
function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const words = new URLSearchParams(query).toString();
  return words ? `${path}?${words}` : path;
}
