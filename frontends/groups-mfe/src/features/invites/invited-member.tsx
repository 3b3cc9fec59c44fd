import { Note, useTranslation, useUser } from '@kashikari/web-kit';
import { JoinForm } from '../../join-form/join-form';
import type { InvitationView } from '../../api/invites';
import { useAccept } from './use-accept';

interface Props {
  readonly invitation: InvitationView;
  readonly token: string;
}

/** The way in for the person invited who is signed in: one button. */
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
        toldOwner={invitation.owner_name}
        onJoin={accept}
      />
    </div>
  );
}
