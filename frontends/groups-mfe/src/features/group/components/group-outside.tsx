import {
  Button,
  ButtonLink,
  fieldText,
  isApiError,
  Note,
  PageHeader,
  TextField,
  useFlash,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import type { GroupView } from '../../../group-view';
import { useJoinGroup } from '../api/join-group';
import { GroupCover } from './group-cover';

/** The group to somebody outside: its name, its message, and the way in. */
export function GroupOutside({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const join = useJoinGroup(group.id);
  const [passcode, setPasscode] = useState('');
  const requireSignIn = useRequireSignIn();
  const { say, sayError } = useFlash();
  const wrong = isApiError(join.error) && join.error.code === 'group.passcode';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!requireSignIn()) return;
    join.mutate(passcode, {
      onSuccess: () => say(t('join.done', { name: group.name })),
      onError: (error) => !(isApiError(error) && error.code === 'group.passcode') && sayError(error),
    });
  }

  return (
    <>
      <GroupCover group={group} />
      <PageHeader title={group.name} />
      {group.description && <p className="t2 pre">{group.description}</p>}
      {group.sign_up_message && <Note>{group.sign_up_message}</Note>}
      {!group.permissions.includes('join') ? (
        <Note tone="warning">{t('join.closed')}</Note>
      ) : (
        <form className="card pad joinf" onSubmit={submit}>
          {group.has_passcode && (
            <TextField
              label={t('join.passcode')}
              name="passcode"
              required
              autoComplete="off"
              value={passcode}
              hint={t('join.passcodeHint')}
              error={wrong ? t('join.wrong') : fieldText(join.error, 'passcode')}
              onValue={setPasscode}
            />
          )}
          <Button look="primary" type="submit" full busy={join.isPending}>
            {t('join.verb')}
          </Button>
          {!user && (
            <p className="sm t2 row wrap">
              {t('join.noAccount')}
              <ButtonLink to="/sign_up" look="quiet" small>
                {t('join.signUp')}
              </ButtonLink>
            </p>
          )}
        </form>
      )}
    </>
  );
}
