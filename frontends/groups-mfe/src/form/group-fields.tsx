import { fieldText, FormSection, SwitchRow, TextArea, TextField, useTranslation } from '@kashikari/web-kit';
import type { GroupDraft } from './group-draft';

interface Props {
  readonly draft: GroupDraft;
  readonly onChange: (change: Partial<GroupDraft>) => void;
  /** The refusal of the last attempt to save; its faults are shown at their fields. */
  readonly error: unknown;
}

/** The fields of a group in three parts: its description, its rules for joining, and its rules of use. */
export function GroupFields({ draft, onChange, error }: Props) {
  const { t } = useTranslation('groups');
  return (
    <>
      <FormSection title={t('form.about')} intro={t('form.aboutIntro')}>
        <TextField
          label={t('form.name')}
          name="name"
          required
          maxLength={100}
          value={draft.name}
          error={fieldText(error, 'name')}
          onValue={(name) => onChange({ name })}
        />
        <TextField
          label={t('form.slug')}
          name="slug"
          optional
          maxLength={50}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.slug}
          hint={t('form.slugHint', { origin: window.location.host, slug: draft.slug || '…' })}
          error={fieldText(error, 'slug')}
          onValue={(slug) => onChange({ slug: slug.toLowerCase() })}
        />
        <TextArea
          label={t('form.description')}
          name="description"
          optional
          rows={3}
          maxLength={2000}
          value={draft.description}
          error={fieldText(error, 'description')}
          onValue={(description) => onChange({ description })}
        />
      </FormSection>
      <FormSection title={t('form.joining')}>
        <TextField
          label={t('form.passcode')}
          name="passcode"
          optional
          maxLength={50}
          autoComplete="off"
          value={draft.passcode}
          hint={t('form.passcodeHint')}
          error={fieldText(error, 'passcode')}
          onValue={(passcode) => onChange({ passcode })}
        />
        <div className="card pad">
          <SwitchRow
            label={t('form.disableSignUp')}
            hint={t('form.disableSignUpHint')}
            checked={draft.disable_sign_up}
            onChange={(disable_sign_up) => onChange({ disable_sign_up })}
          />
        </div>
      </FormSection>
      <FormSection title={t('form.use')}>
        <div className="card pad">
          <SwitchRow
            label={t('form.acceptMemberGoods')}
            hint={t('form.acceptMemberGoodsHint')}
            checked={draft.accept_member_goods}
            onChange={(accept_member_goods) => onChange({ accept_member_goods })}
          />
          <SwitchRow
            label={t('form.memberBookingVisible')}
            hint={t('form.memberBookingVisibleHint')}
            checked={draft.member_booking_visible}
            onChange={(member_booking_visible) => onChange({ member_booking_visible })}
          />
        </div>
      </FormSection>
    </>
  );
}
