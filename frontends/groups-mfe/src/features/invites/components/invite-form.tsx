import { Button, errorText, Note, TextArea, useFlash, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { ConfirmFirst, needsConfirming } from '../../../confirm-first';
import { addressesIn, faultyIn, MOST } from '../addresses-in';
import { useSendInvites } from '../../../api/invites';

/** A place to paste addresses into, in whatever form; says how many it has found before anything is sent. */
export function InviteForm({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('groups');
  const [text, setText] = useState('');
  const [members, setMembers] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const send = useSendInvites(groupId);
  const { say } = useFlash();
  const emails = addressesIn(text);
  const faulty = faultyIn(text);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send.mutate(emails, {
      onSuccess: (answer) => {
        setMembers(answer.members);
        setRefused(answer.refused.map(({ email }) => email));
        // What can't be read stays to be mended.
        setText(faulty.join('\n'));
        if (answer.invites.length > 0) say(t('invite.sent', { count: answer.invites.length }));
      },
    });
  }

  return (
    <form onSubmit={submit}>
      <TextArea
        label={t('invite.addresses')}
        name="emails"
        rows={6}
        value={text}
        hint={t('invite.addressesHint')}
        error={
          emails.length > MOST
            ? t('invite.tooMany', { max: MOST })
            : send.error && !needsConfirming(send.error)
              ? errorText(send.error)
              : undefined
        }
        autoCapitalize="none"
        spellCheck={false}
        onValue={setText}
      />
      {needsConfirming(send.error) && <ConfirmFirst />}
      {faulty.length > 0 && (
        <Note tone="warning">{t('invite.faulty', { count: faulty.length, entries: faulty.join(', ') })}</Note>
      )}
      {refused.length > 0 && (
        <Note tone="warning">{t('invite.refused', { emails: refused.join(', ') })}</Note>
      )}
      {members.length > 0 && <Note>{t('invite.members', { emails: members.join(', ') })}</Note>}
      <div className="submit">
        <Button
          look="primary"
          type="submit"
          busy={send.isPending}
          disabled={emails.length === 0 || emails.length > MOST}
        >
          {t('invite.verb', { count: emails.length })}
        </Button>
      </div>
    </form>
  );
}
