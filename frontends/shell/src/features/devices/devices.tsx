import {
  Button,
  PageHeader,
  QueryView,
  Skeleton,
  dayIn,
  formatDay,
  formatTime,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type Device, useDevices, useEndDevice, useEndOtherDevices } from './api/devices';
import { deviceName } from './device-name';

/** `users/{id}/devices`: the signed-in devices, each with a sign-out button. */
export function Devices() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const devices = useDevices();
  const endOthers = useEndOtherDevices();
  const ask = useConfirm();
  const { say, sayError } = useFlash();

  async function signOutOthers(): Promise<void> {
    const question = { title: t('devices.askOthers'), body: t('devices.lives'), verb: t('devices.others') };
    if (!(await ask({ ...question, danger: true }))) return;
    endOthers.mutate(undefined, { onSuccess: () => say(t('devices.othersDone')), onError: sayError });
  }

  return (
    <>
      <PageHeader
        title={t('devices.title')}
        back={{ to: `/users/${user?.id}/edit`, label: t('menu.settings') }}
      >
        <p className="sm t2">{t('devices.intro')}</p>
      </PageHeader>
      <QueryView query={devices} loading={<Skeleton shape="rows" />}>
        {({ sessions }) => (
          <>
            <div className="card list narrow">
              {sessions.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </div>
            {sessions.length > 1 && sessions.some(({ current }) => current) && (
              <div className="gap">
                <Button look="danger" busy={endOthers.isPending} onClick={() => void signOutOthers()}>
                  {t('devices.others')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const locale = useLocale();
  const end = useEndDevice();
  const { say, sayError } = useFlash();
  const zone = user?.time_zone ?? 'Asia/Tokyo';
  const name = device.device ?? deviceName(device.user_agent) ?? t('devices.unknown');
  const used = `${formatDay(dayIn(zone, device.used_at), locale)} ${formatTime(device.used_at, zone, locale)}`;
  return (
    <div className="lrow">
      <div className="grow">
        <h3>{name}</h3>
        {device.current && <span className="pill sel">{t('devices.this')}</span>}
        <p className="meta">{t('devices.used', { when: used })}</p>
        {device.address && <p className="meta">{t('devices.from', { address: device.address })}</p>}
      </div>
      {!device.current && (
        <Button
          small
          aria-label={t('devices.endNamed', { name })}
          busy={end.isPending}
          onClick={() =>
            end.mutate(device.id, { onSuccess: () => say(t('devices.done')), onError: sayError })
          }
        >
          {t('devices.end')}
        </Button>
      )}
    </div>
  );
}
