import type { Type } from '@nestjs/common';
import { AcceptInvite } from './app/accept-invite';
import { CreateInvites } from './app/create-invites';
import { InviteCount } from './app/invite-count';
import { InviteDesk } from './app/invite-desk';
import { JoinInvited } from './app/join-invited';
import { ManageInvites } from './app/manage-invites';
import { OpenInvite } from './app/open-invite';

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
