import {
  Button,
  Icon,
  IconWarning,
  LoadError,
  PageHeader,
  Skeleton,
  dayIn,
  formatDay,
  formatTime,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type SecurityEvent, useSecurityEvents } from './api/security-events';

/** The events that another person may have caused. */
const ALARMING: ReadonlySet<string> = new Set([
  ...['sign_in_failed', 'sign_in_slowed'],
  ...['refresh_token_reused', 'earlier_access_ended'],
]);

/** `users/{id}/history`: the security record of the user's account. */
export function History() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const events = useSecurityEvents();
  const all = events.data?.pages.flatMap((page) => page.security_events);
  return (
    <>
      <PageHeader
        title={t('history.title')}
        back={{ to: `/users/${user?.id}/edit`, label: t('menu.settings') }}
      >
        <p className="sm t2">{t('history.intro')}</p>
      </PageHeader>
      {events.isLoadingError && <LoadError error={events.error} onRetry={() => void events.refetch()} />}
      {events.isPending && <Skeleton shape="rows" />}
      {all && (
        <ul className="card list narrow">
          {all.map((event) => (
            <EventRow key={event.id} event={event} zone={user?.time_zone ?? 'Asia/Tokyo'} />
          ))}
        </ul>
      )}
      {events.hasNextPage && (
        <div className="gap">
          <Button busy={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function EventRow({ event, zone }: { readonly event: SecurityEvent; readonly zone: string }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const when = `${formatDay(dayIn(zone, event.at), locale)} ${formatTime(event.at, zone, locale)}`;
  const way = event.data['by'] && t(`history.by.${event.data['by']}`, { defaultValue: '' });
  return (
    <li className="lrow">
      <div className="grow">
        <h3>
          {ALARMING.has(event.kind) && <Icon of={IconWarning} size="s" />}
          {t(`history.kinds.${event.kind}`, { defaultValue: t('history.other') })}
        </h3>
        <p className="meta">{[when, way, event.address].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
