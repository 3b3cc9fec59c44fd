import {
  Button,
  ButtonLink,
  Note,
  PageHeader,
  browserZone,
  dayIn,
  formatDay,
  useLocale,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { Newcomer } from '../../join-form/newcomer';
import { GroupCover } from '../../group-cover';
import type { OpenedInvitation } from '../../api/invites';
import { InvitedGoods } from './invited-goods';
import { InvitedMember } from './invited-member';
import { OtherAddress } from './other-address';
import { useAccept } from './use-accept';
import './invited.css';

interface Props {
  readonly opened: OpenedInvitation;
  readonly token: string;
  readonly onRetry: () => void;
  /** The account was created and has joined; its session begins next. */
  readonly onAccepted: () => void;
}

/** An open invitation: the group, the sender, the form to join, and the goods that can be borrowed. */
export function Invited({ opened: { invitation, goods }, token, ...acts }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const group = invitation.group ?? { id: '', name: '', slug: '' };
  const until = formatDay(dayIn(browserZone(), new Date(invitation.expires_at)), locale);
  return (
    <>
      <GroupCover group={{ name: group.name, cover: null, logo: null }} />
      <PageHeader title={t('invitation.title', { group: group.name })}>
        <p>{t('invitation.from', { inviter: invitation.inviter_name })}</p>
        {invitation.group_description && <p className="t2 pre">{invitation.group_description}</p>}
      </PageHeader>
      <div className="invited">
        <WayIn opened={{ invitation, goods }} token={token} {...acts} />
        <div>
          {goods.length > 0 && <SomeGoods opened={{ invitation, goods }} token={token} />}
          <p className="sm t2">{t('invitation.until', { day: until })}</p>
        </div>
      </div>
    </>
  );
}

/**
 * Some goods of the group. A press on one joins the group and opens the good, if the invited user is signed in and the
 * group asks nothing.
 */
function SomeGoods({ opened: { invitation, goods }, token }: Pick<Props, 'opened' | 'token'>) {
  const user = useUser();
  const { accept, busy } = useAccept(invitation, token);
  const isInvited = user !== null && (invitation.email === null || invitation.email === user.email);
  const asksMore =
    invitation.sign_up_message !== '' ||
    invitation.tag_form_label !== '' ||
    invitation.price_per_month !== null;
  const mayTake = isInvited && !invitation.full && !asksMore && !busy;
  return (
    <InvitedGoods
      goods={goods}
      onTake={mayTake ? (goodId) => accept({ passcode: '', tags: [] }, `/goods/${goodId}`) : undefined}
    />
  );
}

function WayIn({ opened: { invitation }, token, onRetry, onAccepted }: Props) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const [switched, setSwitched] = useState(false);
  const requireSignIn = useRequireSignIn();
  const { email, group, owner_name: owner } = invitation;
  const isOther = user !== null && email !== null && user.email !== email;
  if (user && !isOther) return <InvitedMember invitation={invitation} token={token} />;
  if (isOther && !switched)
    return <OtherAddress invitation={invitation} onSwitch={() => setSwitched(true)} />;
  if (invitation.has_account || email === null || !group) {
    return (
      <div className="card pad">
        {email !== null && <p>{t('invitation.hasAccount', { email })}</p>}
        <Button look="primary" full onClick={() => void requireSignIn()}>
          {t('invitation.signIn')}
        </Button>
      </div>
    );
  }
  if (invitation.full) {
    return (
      <div>
        <Note tone="warning">{t('invitation.full', { owner })}</Note>
        <div className="row wrap">
          <Button look="primary" onClick={onRetry}>
            {t('invitation.again')}
          </Button>
          <ButtonLink to={`/-/${group.slug}`} look="quiet">
            {t('invitation.group')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <Newcomer
      group={group}
      // An invitation replaces the passcode.
      look={{ ...invitation, has_passcode: false }}
      invitation={{ token, email, owner, onAccepted }}
    />
  );
}
