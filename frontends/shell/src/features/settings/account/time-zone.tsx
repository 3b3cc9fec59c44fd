import { PageHeader, useFlash, useTranslation, useUser } from '@kashikari/web-kit';
import { TimeZoneField } from '../../../time-zones/time-zone-field';
import { useUpdateUser } from '../api/update-user';

/** `time_zone_setting`: saved as soon as it is chosen. */
export function TimeZone() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const update = useUpdateUser(user?.id ?? '');
  const { say, sayError } = useFlash();
  return (
    <>
      <PageHeader title={t('profile.time_zone')} back={{ to: '/menu', label: t('frame.menu') }} />
      <div className="narrow">
        <TimeZoneField
          value={user?.time_zone ?? 'Asia/Tokyo'}
          hint={t('profile.zoneHint')}
          onValue={(time_zone) =>
            update.mutate({ time_zone }, { onSuccess: () => say(t('settings.saved')), onError: sayError })
          }
        />
      </div>
    </>
  );
}
