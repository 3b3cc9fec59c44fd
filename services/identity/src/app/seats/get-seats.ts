import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, type Call } from '@kashikari/kernel';
import { GetGroup } from '../groups/get-group';
import { SeatViews, type SeenSeats } from '../ports';

export interface SeatsRequest {
  /** Account of the seats. If both fields are empty, the caller's account is used. */
  readonly accountId: string;
  /** Id or slug. */
  readonly groupId: string;
}

/** Returns the number of an account's seats in use, to its owner and managers and to managers of its groups. */
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
