import { FormSection, QueryView, Skeleton, SwitchRow, useFlash, useTranslation } from '@kashikari/web-kit';
import { type MailChoice, useChooseMails, useMailChoice } from './api/notification-setting';

const KINDS = [
  'email_message',
  'email_new_booking',
  'email_update_booking',
  'email_start_date',
  'email_return_date',
  'email_new_post',
] as const satisfies readonly (keyof MailChoice)[];

/** What gets through even where it is off. */
const HINTED: readonly string[] = ['email_message', 'email_return_date', 'email_new_post'];

/** Which mails one wants: each a switch, on or off at once. */
export function Mails({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('shell');
  const choice = useMailChoice(userId);
  const { mutate: choose } = useChooseMails(userId);
  const { sayError } = useFlash();
  return (
    <FormSection title={t('mails.title')} intro={t('mails.intro')}>
      <QueryView query={choice} loading={<Skeleton shape="rows" />}>
        {({ notification_setting: setting }) => (
          <div className="card pad">
            {KINDS.map((kind) => (
              <SwitchRow
                key={kind}
                label={t(`mails.${kind}`)}
                hint={HINTED.includes(kind) ? t(`mails.${kind}Hint`) : undefined}
                checked={setting[kind]}
                onChange={(on) => choose({ [kind]: on }, { onError: sayError })}
              />
            ))}
          </div>
        )}
      </QueryView>
    </FormSection>
  );
}
