import { FormSection, Note, QueryView, Skeleton, SwitchRow, useTranslation } from '@kashikari/web-kit';
import { usePushHere, useTurnPushOff, useTurnPushOn } from './api/push-tokens';
import { type PushAbility, PushDenied, pushAbility } from './browser-push';

/** The reason why notifications are impossible here; each has a text with a remedy. */
type Obstacle = Exclude<PushAbility, 'possible'> | 'failed';

/** The switch for notifications to the signed-in user in this browser, also while no page is open. */
export function PushSection() {
  const { t } = useTranslation('shell');
  const here = usePushHere();
  return (
    <FormSection title={t('push.title')} intro={t('push.intro')}>
      <QueryView query={here} loading={<Skeleton shape="rows" />}>
        {({ key, id }) => <PushSwitch serverKey={key} tokenId={id} />}
      </QueryView>
    </FormSection>
  );
}

interface Props {
  readonly serverKey: string;
  readonly tokenId: string | undefined;
}

function PushSwitch({ serverKey, tokenId }: Props) {
  const { t } = useTranslation('shell');
  const turnOn = useTurnPushOn();
  const turnOff = useTurnPushOff();
  const error = turnOn.error ?? turnOff.error;
  const obstacle = obstacleOf(error);
  return (
    <>
      <div className="card pad">
        <SwitchRow
          label={t('push.here')}
          hint={t('push.hereHint')}
          checked={tokenId !== undefined}
          disabled={obstacle === 'impossible' || turnOn.isPending || turnOff.isPending}
          onChange={(on) => {
            turnOn.reset();
            turnOff.reset();
            if (on) turnOn.mutate(serverKey);
            else if (tokenId) turnOff.mutate(tokenId);
          }}
        />
      </div>
      {obstacle && (
        <div className="gap">
          <Note tone={error ? 'error' : 'info'}>{t(`push.${obstacle}`)}</Note>
        </div>
      )}
    </>
  );
}

function obstacleOf(error: Error | null): Obstacle | undefined {
  const ability = pushAbility();
  if (ability !== 'possible') return ability;
  if (error instanceof PushDenied) return 'denied';
  return error ? 'failed' : undefined;
}
