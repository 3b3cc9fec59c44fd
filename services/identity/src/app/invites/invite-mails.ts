import { contactOf } from '../../domain/users/contact';
import type { Group } from '../../domain/groups/group';
import type { User } from '../../domain/users/user';
import type { MailOrder } from '../ports';

/** Writes a mail when its two tokens are known: what opens the invitation, and what ends all to this reader. */
export type InviteMail = (token: string, stop: string) => MailOrder;

/** Mail of an invitation to a group, in the reader's or the group's language. */
export function groupInviteMail(
  email: string,
  reader: User | undefined,
  { group, inviter, owner }: { group: Group; inviter: User; owner: User },
): InviteMail {
  const about = { group: group.name, inviter: inviter.name };
  const page = `/-/${group.slug}/sign_up`;
  return (token, stop) => ({
    ...{ template: 'invite', email, locale: reader?.locale ?? owner.locale, accountId: owner.id },
    params: { name: reader?.name ?? '', ...about, ...waysOf(token, stop, page) },
  });
}

/** Mail of an invitation to act for an account; it carries the link. */
export function managerInviteMail(email: string, reader: User | undefined, account: User): InviteMail {
  return (token, stop) => ({
    ...{ template: 'manager_invite', email, locale: reader?.locale ?? account.locale },
    accountId: account.id,
    params: { name: reader?.name ?? '', account: account.name, ...waysOf(token, stop) },
  });
}

/** Mail of an offer to receive a group. */
export function heirInviteMail(reader: User, group: Group, owner: User): InviteMail {
  const about = { group: group.name, from: owner.name };
  return (token, stop) => ({
    ...{
      template: 'heir_invite',
      email: contactOf(reader)?.email ?? '',
      locale: reader.locale,
      accountId: owner.id,
    },
    params: { name: reader.name, ...about, ...waysOf(token, stop) },
  });
}

/** The way to no more invitations, as each of these mails has it. */
export const stopping = (stop: string) => ({ stop: `/invites/stop?token=${stop}` });

/** @param page where the invitation is opened */
const waysOf = (token: string, stop: string, page = '/invites') => ({
  ...{ path: `${page}?invite=${token}`, ...stopping(stop) },
});
