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
  return (token, stop) => ({
    template: 'invite',
    email,
    locale: reader?.locale ?? owner.locale,
    params: {
      name: reader?.name ?? '',
      group: group.name,
      inviter: inviter.name,
      path: `/-/${group.slug}/sign_up?invite=${token}`,
      ...stopping(stop),
    },
  });
}

/** To act for an account: the appointment's mail carries the link. */
export function managerInviteMail(email: string, reader: User | undefined, account: User): InviteMail {
  return (token, stop) => ({
    template: 'manager_invite',
    email,
    locale: reader?.locale ?? account.locale,
    params: {
      name: reader?.name ?? '',
      account: account.name,
      path: `/invites?invite=${token}`,
      ...stopping(stop),
    },
  });
}

/** To have a group. */
export function heirInviteMail(reader: User, group: Group, owner: User): InviteMail {
  return (token, stop) => ({
    template: 'heir_invite',
    email: reader.email ?? '',
    locale: reader.locale,
    params: {
      name: reader.name,
      group: group.name,
      from: owner.name,
      path: `/invites?invite=${token}`,
      ...stopping(stop),
    },
  });
}

const stopping = (stop: string) => ({ stop: `/invites/stop?token=${stop}` });
