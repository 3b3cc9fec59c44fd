import { Module } from '@nestjs/common';
import { CardMinter } from '../app/cards/card-minter';
import { CreateCards } from '../app/cards/create-cards';
import { DeleteCard } from '../app/cards/delete-card';
import { GetCard } from '../app/cards/get-card';
import { ImportCards } from '../app/cards/import-cards';
import { LinkCard } from '../app/cards/link-card';
import { ListCards } from '../app/cards/list-cards';
import { ResolveCard } from '../app/cards/resolve-card';
import { UpdateCard } from '../app/cards/update-card';
import { CardsController } from '../grpc/cards/cards.controller';
import { ScannedCardsController } from '../grpc/cards/scanned-cards.controller';
import { GroupsModule } from './groups.module';
import { InvitesModule } from './invites.module';
import { MembersModule } from './members.module';
import { UsersModule } from './users.module';

/** Member cards. */
@Module({
  imports: [GroupsModule, InvitesModule, MembersModule, UsersModule],
  controllers: [CardsController, ScannedCardsController],
  providers: [
    CardMinter,
    CreateCards,
    DeleteCard,
    GetCard,
    ImportCards,
    LinkCard,
    ListCards,
    ResolveCard,
    UpdateCard,
  ],
})
export class CardsModule {}
