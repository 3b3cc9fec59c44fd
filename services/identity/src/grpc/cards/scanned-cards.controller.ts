import { identity } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetCard } from '../../app/cards/get-card';
import { LinkCard } from '../../app/cards/link-card';
import { ResolveCard } from '../../app/cards/resolve-card';
import { toCard, toGroup, toUser } from '../shared/messages';

/** The rpcs of CardService for a card that was scanned. */
@GrpcController(identity.CardServiceService)
export class ScannedCardsController {
  constructor(
    private readonly one: GetCard,
    private readonly resolving: ResolveCard,
    private readonly link: LinkCard,
  ) {}

  async findCard({ secret }: identity.FindCardRequest, call: Call): Promise<identity.FindCardResponse> {
    return { card: toCard(await this.one.bySecret(secret, call)) };
  }

  async resolveCard(
    { groupId: group, ...card }: identity.ResolveCardRequest,
    call: Call,
  ): Promise<identity.ResolveCardResponse> {
    const { cards, users } = await this.resolving.run({ ...card, group }, call);
    return { cards: cards.map(toCard), users: users.map(toUser) };
  }

  async linkCard({ secret }: identity.LinkCardRequest, call: Call): Promise<identity.LinkCardResponse> {
    return { group: toGroup(await this.link.run(secret, call)) };
  }
}
