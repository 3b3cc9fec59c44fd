import {
  ButtonLink,
  FormSection,
  QueryView,
  Skeleton,
  SwitchRow,
  fieldText,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type MailChoice, useChooseMails, useMailChoice } from './api/notification-setting';

type Flag = keyof MailChoice;

/** By mail; and the same in browsers, but for what is to be returned. */
const BY_MAIL = [
  'email_message',
  'email_new_booking',
  'email_update_booking',
  'email_start_date',
  'email_return_date',
  'email_new_post',
] as const satisfies readonly Flag[];

const IN_BROWSERS = [
  'push_message',
  'push_new_booking',
  'push_update_booking',
  'push_start_date',
  'push_new_post',
] as const satisfies readonly Flag[];

/** What gets through even where it is off. */
const HINTED = ['email_message', 'email_return_date', 'email_new_post'] as const satisfies readonly Flag[];
const isHinted = (flag: Flag): flag is (typeof HINTED)[number] => HINTED.some((one) => one === flag);

interface Props {
  readonly userId: string;
}

/** What one wants to be told, by mail and in browsers: each a switch, on or off at once. */
export function Mails({ userId }: Props) {
  const { t } = useTranslation('shell');
  return (
    <>
      <FormSection title={t('mails.title')} intro={t('mails.intro')}>
        <Flags way={t('mails.title')} userId={userId} flags={BY_MAIL} />
      </FormSection>
      <FormSection title={t('mails.pushTitle')} intro={t('mails.pushIntro')}>
        <Flags way={t('mails.pushTitle')} userId={userId} flags={IN_BROWSERS} />
        <div className="gap">
          <ButtonLink to="/device_setting">{t('push.settings')}</ButtonLink>
        </div>
      </FormSection>
    </>
  );
}

interface FlagsProps extends Props {
  /** By which way: the switches of both are called the same. */
  readonly way: string;
  readonly flags: readonly Flag[];
}

/** The last that is on stays on: its switch goes back, and says why. */
function Flags({ userId, way, flags }: FlagsProps) {
  const { t } = useTranslation('shell');
  const choice = useMailChoice(userId);
  const { mutate: choose, error } = useChooseMails(userId);
  const { sayError } = useFlash();
  return (
    <QueryView query={choice} loading={<Skeleton shape="rows" />}>
      {({ notification_setting: setting }) => (
        <div className="card pad" role="group" aria-label={way}>
          {flags.map((flag) => (
            <SwitchRow
              key={flag}
              label={t(`mails.${flag}`)}
              hint={fieldText(error, flag) ?? (isHinted(flag) ? t(`mails.${flag}Hint`) : undefined)}
              checked={setting[flag]}
              onChange={(on) => choose({ [flag]: on }, { onError: sayError })}
            />
          ))}
        </div>
      )}
    </QueryView>
  );
}
