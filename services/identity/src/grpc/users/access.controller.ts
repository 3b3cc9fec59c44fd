import { identity } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetAccess } from '../../app/users/get-access';
import { GetGroupFacts } from '../../app/groups/get-group-facts';
import { ListTransferees } from '../../app/groups/list-transferees';
import { readPage, toPageInfo } from '../shared/messages';

/** Serves the snapshots and look-ups of other services. */
@GrpcController(identity.AccessServiceService)
export class AccessController {
  constructor(
    private readonly access: GetAccess,
    private readonly groupFacts: GetGroupFacts,
    private readonly transferees: ListTransferees,
  ) {}

  async getAccess({ userId }: identity.GetAccessRequest, call: Call): Promise<identity.GetAccessResponse> {
    const answer: identity.GetAccessResponse = { user: undefined, memberships: [], managers: [], groups: [] };
    for (const { about, snapshot } of await this.access.run(userId, call)) {
      if (about === 'user') answer.user = snapshot;
      else if (about === 'group') answer.groups.push(snapshot);
      else if (about === 'membership') answer.memberships.push(snapshot);
      else answer.managers.push(snapshot);
    }
    return answer;
  }

  async getGroupFacts(
    { groupIds }: identity.GetGroupFactsRequest,
    call: Call,
  ): Promise<identity.GetGroupFactsResponse> {
    return this.groupFacts.run(groupIds, call);
  }

  async listTransferees(
    { ownerId, match, userId, page: asked }: identity.ListTransfereesRequest,
    call: Call,
  ): Promise<identity.ListTransfereesResponse> {
    const page = readPage(asked);
    const found = await this.transferees.run(ownerId, { match, userId }, page, call);
    const transferees = found.items.map(({ groupIds, ...each }) => ({ ...each, groupIds: [...groupIds] }));
    return { transferees, page: toPageInfo(found, page) };
  }
}
