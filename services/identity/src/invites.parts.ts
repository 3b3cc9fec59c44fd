import type { Type } from '@nestjs/common';
import { AcceptInvite } from './app/invites/accept-invite';
import { CreateInvites } from './app/invites/create-invites';
import { InviteCount } from './app/invites/invite-count';
import { InviteDesk } from './app/invites/invite-desk';
import { JoinInvited } from './app/invites/join-invited';
import { ManageInvites } from './app/invites/manage-invites';
import { OpenInvite } from './app/invites/open-invite';

/** Use cases of invitations to groups, to manage accounts and to own groups. */
export const inviteCases: Type[] = [
  AcceptInvite,
  CreateInvites,
  InviteCount,
  InviteDesk,
  JoinInvited,
  ManageInvites,
  OpenInvite,
];
