import { paymentCards } from '@kashikari/contracts';
import { isId, refused, type Call } from '@kashikari/kernel';
import { Clock, GrpcController } from '@kashikari/platform';
import { ManageCards } from '../app/cards/manage-cards';
import { Payees } from '../app/cards/payees';
import { TakeProviderEvent } from '../app/cards/take-provider-event';
import { Operator } from '../app/ports';

/** Accounts that one call lists. */
const MAX_ACCOUNTS = 100;

@GrpcController(paymentCards.PaymentCardServiceService)
export class PaymentCardsController {
  constructor(
    private readonly cards: ManageCards,
    private readonly payees: Payees,
    private readonly events: TakeProviderEvent,
    private readonly operator: Operator,
    private readonly clock: Clock,
  ) {}

  async listCards(_: paymentCards.ListCardsRequest, call: Call): Promise<paymentCards.ListCardsResponse> {
    return { cards: await this.cards.list(call) };
  }

  async createSetupLink(
    { returnUrl }: paymentCards.CreateSetupLinkRequest,
    call: Call,
  ): Promise<paymentCards.CreateSetupLinkResponse> {
    return { url: await this.cards.createSetupLink(returnUrl, call) };
  }

  async detachCard(
    { id }: paymentCards.DetachCardRequest,
    call: Call,
  ): Promise<paymentCards.DetachCardResponse> {
    await this.cards.detach(id, call);
    return {};
  }

  async createAccountLink(
    { returnUrl }: paymentCards.CreateAccountLinkRequest,
    call: Call,
  ): Promise<paymentCards.CreateAccountLinkResponse> {
    return { url: await this.payees.createAccountLink(returnUrl, call) };
  }

  async listPayees({ accountIds }: paymentCards.ListPayeesRequest): Promise<paymentCards.ListPayeesResponse> {
    if (accountIds.length > MAX_ACCOUNTS)
      throw refused('validation.too_many', { max: MAX_ACCOUNTS }, 'account_ids');
    const { commissionPercent } = this.operator;
    const payees = await this.payees.list(accountIds.filter(isId));
    return { payees: payees.map((payee) => ({ ...payee, commissionPercent })) };
  }

  async takeProviderEvent(
    { body, signature }: paymentCards.TakeProviderEventRequest,
    call: Call,
  ): Promise<paymentCards.TakeProviderEventResponse> {
    await this.events.run(Buffer.from(body), signature, this.clock.real(), call);
    return {};
  }
}
