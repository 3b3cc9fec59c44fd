import { Button, ButtonLink, FormSection, PageHeader, useCopy, useTranslation } from '@kashikari/web-kit';
import { OneLineForm } from '../../../form/one-line-form';
import type { GroupView } from '../../../group-view';
import { InviteList } from '../../../invites/invite-list';
import { useAddMember } from '../api/add-member';

/**
 * The ways to add a member: the address with the passcode, a card, or an invitation by email; and the open invitations.
 */
export function AddMember({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const add = useAddMember(group.id);
  const copy = useCopy(t('add.copied'));
  const address = `${window.location.origin}/-/${group.slug}`;

  return (
    <>
      <PageHeader
        title={t('members.add')}
        back={{ to: `/-/${group.slug}/members/edit`, label: t('members.title') }}
      />
      <FormSection title={t('add.byAddress')} intro={t('add.byAddressIntro')}>
        <div className="card pad">
          <p className="b wrapany">{address}</p>
          {group.passcode && <p className="sm t2">{t('add.passcode', { passcode: group.passcode })}</p>}
          <Button small onClick={() => copy(address)}>
            {t('add.copy')}
          </Button>
        </div>
      </FormSection>
      <FormSection title={t('invite.title')} intro={t('invite.sendIntro')}>
        <OneLineForm
          label={t('add.email')}
          name="email"
          type="email"
          verb={t('add.verb')}
          save={add}
          done={(email) => t('add.done', { email })}
        />
        <ButtonLink to={`/-/${group.slug}/invite/email`} small look="quiet">
          {t('add.several')}
        </ButtonLink>
      </FormSection>
      <FormSection title={t('handout.title')} intro={t('handout.intro')}>
        <ButtonLink to={`/-/${group.slug}/invite/handout`}>{t('handout.open')}</ButtonLink>
      </FormSection>
      <FormSection title={t('cards.title')} intro={t('cards.intro')}>
        <ButtonLink to={`/-/${group.slug}/auth_tokens`}>{t('cards.title')}</ButtonLink>
      </FormSection>
      <FormSection title={t('invite.open')} intro={t('invite.openIntro')}>
        <InviteList of={{ group_id: group.id }} kind="member" />
      </FormSection>
    </>
  );
}
