import { isAccount, FormSection, QueryView, Skeleton, useTranslation, useUser } from '@kashikari/web-kit';
import { PushSection } from '../../../push/push-section';
import { useMailChoice } from './api/notification-setting';
import { ByGroup } from './by-group';
import { NoticeTable } from './notice-table';

interface Props {
  readonly userId: string;
}

/** The notices sent by email and to devices, and the switch for this device. */
export function Mails({ userId }: Props) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const choice = useMailChoice(userId);
  return (
    <>
      {isAccount(user) && <PushSection />}
      <FormSection title={t('settings.parts.notices')} intro={t('mails.intro')}>
        <QueryView query={choice} loading={<Skeleton shape="rows" />}>
          {({ notification_setting: setting }) => <NoticeTable userId={userId} setting={setting} />}
        </QueryView>
      </FormSection>
      <ByGroup />
    </>
  );
}
