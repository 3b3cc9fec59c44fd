import {
  Button,
  ErrorNote,
  fieldText,
  signUp,
  useMutation,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import { type MouseEvent, useState } from 'react';
import { joinGroup } from '../api/join-group';
import { AccountFields } from './account-fields';
import { isSaidByForm, JoinForm, type JoinFormValues, type SignUpLook } from './join-form';

interface Props {
  readonly group: { readonly id: string; readonly name: string; readonly slug: string };
  readonly look: SignUpLook;
  /**
   * The invitation by which they came: its token, the address to which it was mailed, and the owner who is notified if
   * the group is full.
   */
  readonly invitation?: {
    readonly token: string;
    readonly email: string;
    readonly owner: string;
    /** Called before the session of the new account begins. */
    readonly onAccepted: () => void;
  };
}

/** The way into a group for a person without an account: one form creates the account and joins, by one press. */
export function Newcomer({ group, look, invitation }: Props) {
  const { t } = useTranslation('groups');
  const [account, setAccount] = useState({ name: '', email: invitation?.email ?? '', password: '' });
  const requireSignIn = useRequireSignIn();
  const enter = useMutation({
    mutationFn: ({ passcode, tags, byPasskey }: JoinFormValues & { readonly byPasskey?: boolean }) =>
      signUp({
        ...account,
        password: byPasskey ? undefined : account.password,
        ...(invitation && { inviteToken: invitation.token, tags }),
        ...{ to: `/-/${group.slug}`, message: t('join.done', { name: group.name }) },
        first: async () => (invitation ? invitation.onAccepted() : joinGroup(group.id, { passcode, tags })),
      }),
  });
  const atField = ['email', 'name', 'password', 'tags'].some((field) => fieldText(enter.error, field));
  return (
    <JoinForm
      look={look}
      busy={enter.isPending}
      error={enter.error}
      notifiedOwner={invitation?.owner}
      verb={invitation ? t('join.verb') : t('newcomer.verb')}
      before={
        <>
          {enter.isError && !atField && !isSaidByForm(enter.error) && <ErrorNote error={enter.error} />}
          <AccountFields
            value={account}
            error={enter.error}
            confirmed={invitation !== undefined}
            onValue={setAccount}
          />
        </>
      }
      onJoin={(joining) => enter.mutate(joining)}
    >
      {(send) =>
        invitation ? (
          <PasskeyButton
            busy={enter.isPending}
            onPress={() => send((joining) => enter.mutate({ ...joining, byPasskey: true }))}
          />
        ) : (
          <Button look="quiet" full onClick={() => void requireSignIn()}>
            {t('newcomer.haveOne')}
          </Button>
        )
      }
    </JoinForm>
  );
}

/** Joins without a password: of the account's own fields only the name has to be there. */
function PasskeyButton({ busy, onPress }: { readonly busy: boolean; readonly onPress: () => void }) {
  const { t } = useTranslation('groups');
  if (typeof window.PublicKeyCredential !== 'function') return null;
  function press({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    const name = form?.elements.namedItem('name');
    if (name instanceof HTMLInputElement && name.reportValidity()) onPress();
  }
  return (
    <>
      <p className="or">{t('newcomer.or')}</p>
      <Button full disabled={busy} onClick={press}>
        {t('newcomer.passkey')}
      </Button>
    </>
  );
}
