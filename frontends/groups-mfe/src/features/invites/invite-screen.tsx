import { FormSection, PageHeader, useTranslation } from '@kashikari/web-kit';
import { GroupGate } from '../../group-gate';
import { SeatNote } from '../../seats/seat-note';
import { InviteForm } from './components/invite-form';
import { InviteList } from '../../invites/invite-list';

/** `-/{slug}/invite/email`: invitations by mail. */
export function InviteScreen() {
  const { t } = useTranslation('groups');
  return (
    <GroupGate act="manage_members">
      {(group) => (
        <>
          <PageHeader
            title={t('invite.title')}
            back={{ to: `/-/${group.slug}/members/new`, label: t('members.add') }}
          />
          <SeatNote group={group} />
          <FormSection title={t('invite.send')} intro={t('invite.sendIntro')}>
            <InviteForm group={group} />
          </FormSection>
          <FormSection title={t('invite.open')} intro={t('invite.openIntro')}>
            <InviteList of={{ group_id: group.id }} kind="member" />
          </FormSection>
        </>
      )}
    </GroupGate>
  );
}
