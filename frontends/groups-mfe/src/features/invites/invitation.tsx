import {
  LoadError,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  isApiError,
  isUndecided,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useInvitation } from '../../api/invites';
import { InvitationEnd } from './invitation-end';
import { Invited } from './invited';

/** The target of an invitation's link: its group, its sender, and the button to join. */
export function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation('groups');
  // A new session refetches everything, and the invitation is used up by then.
  const [accepted, setAccepted] = useState(false);
  const invitation = useInvitation(token, accepted);
  if (invitation.isError) {
    if (!isUndecided(invitation.error) && isApiError(invitation.error))
      return <InvitationEnd error={invitation.error} />;
    return (
      <>
        <PageHeader title={t('invite.title')} />
        <LoadError error={invitation.error} onRetry={() => void invitation.refetch()} />
      </>
    );
  }
  return (
    <QueryView
      query={invitation}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id="" />}
    >
      {(found) => (
        <Invited
          opened={found}
          token={token}
          onRetry={() => void invitation.refetch()}
          onAccepted={() => setAccepted(true)}
        />
      )}
    </QueryView>
  );
}
