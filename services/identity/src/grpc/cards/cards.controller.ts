import { identity, PATCHES, SETS, textOrName } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, toDetail } from '@kashikari/platform';
import { CreateCards } from '../../app/cards/create-cards';
import { DeleteCard } from '../../app/cards/delete-card';
import { GetCard } from '../../app/cards/get-card';
import { ImportCards } from '../../app/cards/import-cards';
import { ListCards } from '../../app/cards/list-cards';
import { UpdateCard } from '../../app/cards/update-card';
import type { CardRowFault } from '../../domain/cards/card-rows';
import { readPage, toCard, toPageInfo } from '../shared/messages';

@GrpcController(identity.CardServiceService)
export class CardsController {
  constructor(
    private readonly create: CreateCards,
    private readonly one: GetCard,
    private readonly list: ListCards,
    private readonly update: UpdateCard,
    private readonly remove: DeleteCard,
    private readonly importing: ImportCards,
  ) {}

  async createCards(request: identity.CreateCardsRequest, call: Call): Promise<identity.CreateCardsResponse> {
    const permission = textOrName(SETS.cardPermission, request.permission);
    const locale = textOrName(SETS.locale, request.locale);
    return { cards: (await this.create.run({ ...request, permission, locale }, call)).map(toCard) };
  }

  async getCard({ id }: identity.GetCardRequest, call: Call): Promise<identity.GetCardResponse> {
    return { card: toCard((await this.one.run(id, call)).card) };
  }

  async listCards(
    { page: asked, ...filter }: identity.ListCardsRequest,
    call: Call,
  ): Promise<identity.ListCardsResponse> {
    const page = readPage(asked);
    const found = await this.list.run(filter, page, call);
    return { cards: found.items.map(toCard), page: toPageInfo(found, page) };
  }

  async exportCards(request: identity.ExportCardsRequest, call: Call): Promise<identity.ExportCardsResponse> {
    const { cards, more } = await this.list.piece(request, call);
    return { cards: cards.map(toCard), more };
  }

  async updateCard(request: identity.UpdateCardRequest, call: Call): Promise<identity.UpdateCardResponse> {
    return {
      card: toCard(await this.update.run({ ...request, patch: PATCHES.card.read(request.patch) }, call)),
    };
  }

  async deleteCard({ id }: identity.DeleteCardRequest, call: Call): Promise<identity.DeleteCardResponse> {
    await this.remove.run(id, call);
    return {};
  }

  async reissueCard({ id }: identity.ReissueCardRequest, call: Call): Promise<identity.ReissueCardResponse> {
    return { card: toCard(await this.update.reissue(id, call)) };
  }

  async importCards(request: identity.ImportCardsRequest, call: Call): Promise<identity.ImportCardsResponse> {
    const permission = textOrName(SETS.cardPermission, request.permission);
    const { faults, limit, ...counts } = await this.importing.run({ ...request, permission }, call);
    return { faults: faults.map(toCardRowFault), ...counts, limit: limit ?? undefined };
  }
}

function toCardRowFault({ line, ...refusal }: CardRowFault): identity.CardRowFault {
  return { line, field: refusal.field ?? '', refusal: toDetail(refusal) };
}
