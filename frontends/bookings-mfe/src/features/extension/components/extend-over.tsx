import {
  BookingBar,
  Button,
  ButtonLink,
  LoadError,
  Note,
  PageHeader,
  Skeleton,
  Stepper,
  errorText,
  isUndecided,
  isApiError,
  useFlash,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useExtendOver } from '../api/extend-over';
import { useExtensionPreview } from '../api/preview-extension';
import { KnockOn } from './knock-on';
import { useMovedWords } from './use-moved-words';

interface Props {
  readonly booking: BookingView;
  readonly days: number;
  onDays(days: number): void;
}

/** The maximum of the stepper in days; the address may request more. */
const MAX_STEPPED = 60;

/**
 * The number of days, their effect on other bookings, and the primary button. The server applies exactly the preview;
 * if it is outdated, a new one is shown.
 */
export function ExtendOver({ booking, days, onDays }: Props) {
  const { t } = useTranslation('bookings');
  const preview = useExtensionPreview(booking.id, days);
  const extend = useExtendOver(booking.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const words = useMovedWords(booking.time_zone);
  const shown = preview.isError || preview.isPlaceholderData ? undefined : preview.data;
  const outdated = isApiError(extend.error) && extend.error.code === 'booking.preview_outdated';
  const here = `/bookings/${booking.id}`;
  const until = shown && words.end(shown.extended.to);
  const count = shown?.moves.length ?? 0;

  function confirm(): void {
    if (!shown) return;
    extend.mutate(
      { days, preview: shown.digest },
      {
        onSuccess: () => {
          say(t('extend.done', { day: until }));
          navigate(here, { replace: true });
        },
        onError: (error) => {
          void preview.refetch();
          if (!isApiError(error) || error.code !== 'booking.preview_outdated') sayError(error);
        },
      },
    );
  }

  return (
    <>
      <PageHeader title={titleOf()} back={{ to: here, label: booking.good_title }}>
        <p className="t2 sm">{t('over.nothingYet', { title: booking.good_title })}</p>
      </PageHeader>
      <div className="card pad ovdays">
        <Stepper
          label={t('over.days')}
          value={days}
          max={Math.max(MAX_STEPPED, days)}
          onChange={(next) => {
            extend.reset();
            onDays(next);
          }}
        />
      </div>
      {outdated && <Note tone="error">{t('over.outdated')}</Note>}
      {preview.isError && isUndecided(preview.error) && (
        <LoadError error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {preview.isError && !isUndecided(preview.error) && <Note tone="error">{errorText(preview.error)}</Note>}
      {!preview.isError && !preview.data && <Skeleton shape="block" />}
      {preview.data && !preview.isError && (
        <KnockOn booking={booking} preview={preview.data} days={days} onDays={onDays} />
      )}
      <BookingBar
        when={t('over.bar', { count: days })}
        actions={
          <>
            <ButtonLink to={here} look="quiet" small>
              {t('over.leave')}
            </ButtonLink>
            <Button look="primary" busy={extend.isPending} disabled={!shown} onClick={confirm}>
              {t('over.verb')}
            </Button>
          </>
        }
      >
        {shown &&
          (count === 0 ? t('over.movesNobody') : t('over.tells', { count: shown.told_user_ids.length }))}
      </BookingBar>
    </>
  );

  function titleOf(): string {
    if (!until) return t('extend.title');
    return count === 0 ? t('over.free', { day: until }) : t('over.title', { day: until, count });
  }
}
