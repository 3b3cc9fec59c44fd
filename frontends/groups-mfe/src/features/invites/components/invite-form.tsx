import {
  Button,
  DraftNote,
  errorText,
  Note,
  TextArea,
  useDraft,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { ConfirmFirst, needsConfirming } from '../../../confirm-first';
import { addressesIn, faultyIn, MAX } from '../addresses-in';
import { useSendInvites } from '../../../api/invites';
import { useRoomFor } from '../../../api/room-for';
import type { GroupView } from '../../../group-view';
import { tooManyOf } from '../../../seats/room';
import { TooMany } from '../../../seats/too-many';
import { fewerOf } from '../fewer';

/** A place to paste addresses into, in whatever form; says how many it has found before anything is sent. */
export function InviteForm({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const form = useDraft({ emails: '' }, { as: `invitation.${group.id}` });
  const text = form.draft.emails;
  const setText = (list: string) => form.change({ emails: list });
  const [members, setMembers] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const send = useSendInvites(group.id);
  const { say } = useFlash();
  const emails = addressesIn(text);
  const faulty = faultyIn(text);
  const isSendable = emails.length > 0 && emails.length <= MAX;
  const room = useRoomFor(group.id, emails, isSendable);
  const refusedFor = tooManyOf(send.error);
  const tooMany = room ?? (refusedFor && { ...refusedFor, members: [] });
  const fewer = tooMany && fewerOf(emails, tooMany);

  function write(list: string): void {
    setText(list);
    // The refusal concerned the previous list.
    if (send.isError) send.reset();
  }

  function takeOff({ kept, off }: NonNullable<typeof fewer>): void {
    write([...kept, ...faulty].join('\n'));
    say(t('invite.takenOff', { emails: off.join(', ') }), { label: t('undo'), run: () => write(text) });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send.mutate(emails, {
      onSuccess: (answer) => {
        setMembers(answer.members);
        setRefused(answer.refused.map(({ email }) => email));
        form.discard();
        // Unreadable entries remain for correction.
        setText(faulty.join('\n'));
        if (answer.invites.length > 0) say(t('invite.sent', { count: answer.invites.length }));
      },
    });
  }

  return (
    <form onSubmit={submit}>
      <DraftNote of={form} />
      <TextArea
        label={t('invite.addresses')}
        name="emails"
        rows={6}
        value={text}
        hint={t('invite.addressesHint')}
        error={
          emails.length > MAX
            ? t('invite.tooMany', { max: MAX })
            : send.error && !needsConfirming(send.error) && !refusedFor
              ? errorText(send.error)
              : undefined
        }
        autoCapitalize="none"
        spellCheck={false}
        onValue={write}
      />
      {needsConfirming(send.error) && <ConfirmFirst />}
      {faulty.length > 0 && (
        <Note tone="warning">{t('invite.faulty', { count: faulty.length, entries: faulty.join(', ') })}</Note>
      )}
      {refused.length > 0 && (
        <Note tone="warning">{t('invite.refused', { emails: refused.join(', ') })}</Note>
      )}
      {tooMany && (
        <TooMany
          group={group}
          room={tooMany}
          hint={t('invite.countsAsked')}
          fewer={
            fewer && {
              title: t('seats.fewer', { over: tooMany.over }),
              note: fewer.off.join(', '),
              onTake: () => takeOff(fewer),
            }
          }
        />
      )}
      {members.length > 0 && <Note>{t('invite.members', { emails: members.join(', ') })}</Note>}
      <div className="submit">
        <Button
          look="primary"
          type="submit"
          busy={send.isPending}
          disabled={!isSendable || tooMany !== undefined}
        >
          {t('invite.verb', { count: emails.length })}
        </Button>
      </div>
    </form>
  );
}
