import { Injectable } from '@nestjs/common';
import { accountHolder, type Call, DomainError, notFound, refused } from '@kashikari/kernel';
import { isOffered } from '../domain/plans';
import { defaultSubscription } from '../domain/subscription';
import { planAskedMail, planRequestedMails } from './plan-mails';
import { Accounts, Operator, PlanRequests, Subscriptions, type AccountSeats } from './ports';

/** Characters of what somebody adds to a request. */
const LONGEST_MESSAGE = 1_000;

export interface PlanDraft {
  readonly plan: string;
  readonly message: string;
  readonly nonprofit: boolean;
  /** The owner whom a manager or group owner asks; empty for a request for the caller's account. */
  readonly ownerId: string;
}

/**
 * Requests a larger plan. An owner asks the operator's staff, with one open request at a time. A manager or group owner
 * asks the owner, who gets up to one mail a day.
 */
@Injectable()
export class RequestPlan {
  constructor(
    private readonly accounts: Accounts,
    private readonly subscriptions: Subscriptions,
    private readonly requests: PlanRequests,
    private readonly operator: Operator,
  ) {}

  async run(wish: PlanDraft, call: Call): Promise<void> {
    const userId = accountHolder(call);
    if (wish.ownerId && wish.ownerId !== userId) return this.askOwner(wish.ownerId, userId, call);
    return this.askStaff(wish, userId, call);
  }

  private async askStaff(
    { plan, message, nonprofit }: PlanDraft,
    accountId: string,
    call: Call,
  ): Promise<void> {
    if (!isOffered(plan)) throw refused('validation.choice', undefined, 'plan');
    if (message.length > LONGEST_MESSAGE)
      throw refused('validation.too_long', { max: LONGEST_MESSAGE }, 'message');
    const account = await this.accounts.find(accountId);
    if (!account) throw notFound('user', accountId);
    const seats = await this.accounts.seats(accountId, call);
    const fresh = defaultSubscription(accountId, this.operator.defaultPlan, call.now);
    const now = (await this.subscriptions.find(accountId)) ?? fresh;
    const request = { accountId, plan, message, nonprofit, askedAt: call.now };
    const mails = planRequestedMails(this.receivers(), request, account, now, seats);
    if (await this.requests.open(request, mails, call)) return;
    throw refused('subscription.requested');
  }

  /**
   * Returns the staff, by default the operator's contact address. If the contact is a site, no mail is sent and the
   * request is only listed.
   */
  private receivers(): readonly string[] {
    const { staff, contact } = this.operator;
    if (staff.length > 0) return staff;
    return contact.includes('@') && !contact.includes('://') ? [contact] : [];
  }

  /** @throws DomainError `forbidden` if the caller manages nothing of the owner */
  private async seatsOf(ownerId: string, call: Call): Promise<AccountSeats> {
    try {
      return await this.accounts.seats(ownerId, call);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError({ ...error.refusal, field: 'owner_id' });
    }
  }

  private async askOwner(ownerId: string, askerId: string, call: Call): Promise<void> {
    const seats = await this.seatsOf(ownerId, call);
    const [asker] = await this.accounts.byIds([askerId]);
    await this.requests.askOwner(seats.accountId, call.now, planAskedMail(seats, asker?.name ?? ''));
  }
}
