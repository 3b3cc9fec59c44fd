import type { Group } from '../domain/group';
import type { User } from '../domain/user';
import type { MailOrder } from './ports';

/** Writes a mail when its two tokens are known: what opens the invitation, and what ends all to this reader. */
export type InviteMail = (token: string, stop: string) => MailOrder;

/** To be a member: in the reader's language, or the group's. */
export function groupInviteMail(
  email: string,
  reader: User | undefined,
  { group, inviter, owner }: { group: Group; inviter: User; owner: User },
): InviteMail {
  const about = { group: group.name, inviter: inviter.name };
  const page = `/-/${group.slug}/sign_up`;
  return inviteMail('invite', { email, reader, locale: owner.locale }, about, page);
}

/** To act for an account: the appointment's mail carries the link. */
export function managerInviteMail(email: string, reader: User | undefined, account: User): InviteMail {
  return inviteMail('manager_invite', { email, reader, locale: account.locale }, { account: account.name });
}

/** To have a group. */
export function heirInviteMail(reader: User, group: Group, owner: User): InviteMail {
  const about = { group: group.name, from: owner.name };
  return inviteMail('heir_invite', { email: reader.email ?? '', reader, locale: reader.locale }, about);
}

/** The way to no more invitations, as each of these mails has it. */
export const stopping = (stop: string) => ({ stop: `/invites/stop?token=${stop}` });

/** @param locale of the mail to who has no account @param page where the invitation is opened */
const inviteMail =
  (
    template: 'invite' | 'manager_invite' | 'heir_invite',
    { email, reader, locale }: { email: string; reader: User | undefined; locale: string },
    about: Readonly<Record<string, string>>,
    page = '/invites',
  ): InviteMail =>
  (token, stop) => ({
    ...{ template, email, locale: reader?.locale ?? locale },
    params: { name: reader?.name ?? '', ...about, path: `${page}?invite=${token}`, ...stopping(stop) },
  });
