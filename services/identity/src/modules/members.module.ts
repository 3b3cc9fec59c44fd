import { Module } from '@nestjs/common';
import { ApplyFee } from '../app/members/apply-fee';
import { BulkUpdateMemberships } from '../app/members/bulk-update-memberships';
import { CardReturn } from '../app/members/card-return';
import { DeleteMembership } from '../app/members/delete-membership';
import { FindMembership } from '../app/members/find-membership';
import { JoinGroup } from '../app/members/join-group';
import { ListMemberships } from '../app/members/list-memberships';
import { UpdateMembership } from '../app/members/update-membership';
import { OnFeeChanged } from '../events/on-fee-changed';
import { MembershipsController } from '../grpc/members/memberships.controller';
import { GroupsModule } from './groups.module';
import { GuessesModule } from './guesses.module';
import { InvitesModule } from './invites.module';
import { SeatsModule } from './seats.module';

/** Memberships of groups. */
@Module({
  imports: [GroupsModule, GuessesModule, InvitesModule, SeatsModule],
  controllers: [MembershipsController],
  providers: [
    ApplyFee,
    BulkUpdateMemberships,
    CardReturn,
    DeleteMembership,
    FindMembership,
    JoinGroup,
    ListMemberships,
    UpdateMembership,
    OnFeeChanged,
  ],
  exports: [CardReturn, DeleteMembership],
})
export class MembersModule {}
