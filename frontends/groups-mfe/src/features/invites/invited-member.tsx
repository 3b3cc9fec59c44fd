import { Note, useTranslation, useUser } from '@kashikari/web-kit';
import { JoinForm } from '../../join-form/join-form';
import type { InvitationView } from '../../api/invites';
import { useAccept } from './use-accept';

interface Props {
  readonly invitation: InvitationView;
  readonly token: string;
}

/** The join button for the invited person who is signed in. */
export function InvitedMember({ invitation, token }: Props) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const { accept, busy, error } = useAccept(invitation, token);
  return (
    <div>
      <Note>{t('invitation.asNow', { name: user?.name })}</Note>
      {/* An invitation replaces the passcode. */}
      <JoinForm
        look={{ ...invitation, has_passcode: false }}
        busy={busy}
        error={error}
        notifiedOwner={invitation.owner_name}
        onJoin={accept}
      />
    </div>
  );
}
