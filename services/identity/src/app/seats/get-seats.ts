import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, type Call } from '@kashikari/kernel';
import { GetGroup } from '../groups/get-group';
import { SeatViews, type SeenSeats } from '../ports';

export interface SeatsRequest {
  /** Of one of the two; both empty: the caller's own account. */
  readonly accountId: string;
  /** Id or slug. */
  readonly groupId: string;
}

/** How many of an account's seats are taken: for who owns it, manages it, or manages one of its groups. */
@Injectable()
export class GetSeats {
  constructor(
    private readonly seats: SeatViews,
    private readonly getGroup: GetGroup,
  ) {}

  async run({ accountId, groupId }: SeatsRequest, call: Call): Promise<SeenSeats> {
    const viewer = call.actor.kind === 'system' ? undefined : accountHolder(call);
    const account = groupId ? (await this.getGroup.run(groupId, call)).ownerId : accountId || viewer;
    const seen = account ? await this.seats.find(account, viewer) : undefined;
    if (viewer !== undefined && viewer !== account && !seen?.mayKnow) throw forbidden();
    if (!seen) throw notFound('user', account ?? '');
    return seen;
  }
}
