import { Module } from '@nestjs/common';
import { AcceptInvite } from '../app/invites/accept-invite';
import { ApplyInvite } from '../app/invites/apply-invite';
import { CreateInvites } from '../app/invites/create-invites';
import { InviteCount } from '../app/invites/invite-count';
import { InviteDesk } from '../app/invites/invite-desk';
import { JoinInvited } from '../app/invites/join-invited';
import { ManageInvites } from '../app/invites/manage-invites';
import { OpenInvite } from '../app/invites/open-invite';
import { TransferGroup } from '../app/invites/transfer-group';
import { GroupTransfersController } from '../grpc/invites/group-transfers.controller';
import { InvitesController } from '../grpc/invites/invites.controller';
import { GroupsModule } from './groups.module';
import { SeatsModule } from './seats.module';

/** Invitations to groups, to manage accounts and to own groups. */
@Module({
  imports: [GroupsModule, SeatsModule],
  controllers: [GroupTransfersController, InvitesController],
  providers: [
    AcceptInvite,
    ApplyInvite,
    CreateInvites,
    InviteCount,
    InviteDesk,
    JoinInvited,
    ManageInvites,
    OpenInvite,
    TransferGroup,
  ],
  exports: [CreateInvites, InviteCount, InviteDesk, JoinInvited, ManageInvites],
})
export class InvitesModule {}
