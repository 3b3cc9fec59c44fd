import { PageHeader, SelectField, useFlash, useTranslation, useUser } from '@kashikari/web-kit';
import { useUpdateUser } from '../api/update-user';
import { timeZones } from '../../../time-zones/time-zones';

/** `time_zone_setting`: saved as soon as it is chosen. */
export function TimeZone() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const update = useUpdateUser(user?.id ?? '');
  const { say, sayError } = useFlash();
  const zone = user?.time_zone ?? 'Asia/Tokyo';
  return (
    <>
      <PageHeader title={t('profile.time_zone')} back={{ to: '/menu', label: t('frame.menu') }} />
      <div className="narrow">
        <SelectField
          label={t('profile.time_zone')}
          hint={t('profile.zoneHint')}
          name="time_zone"
          value={zone}
          options={timeZones(zone)}
          onValue={(time_zone) =>
            update.mutate({ time_zone }, { onSuccess: () => say(t('settings.saved')), onError: sayError })
          }
        />
      </div>
    </>
  );
}
