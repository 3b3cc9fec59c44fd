import { notices } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ListNewGoods } from '../app/list-new-goods';
import { ListNoticeFacts } from '../app/list-notice-facts';

@GrpcController(notices.NoticeServiceService)
export class NoticesController {
  constructor(
    private readonly listing: ListNoticeFacts,
    private readonly newGoods: ListNewGoods,
  ) {}

  async listNoticeFacts(
    { questions }: notices.ListNoticeFactsRequest,
    call: Call,
  ): Promise<notices.ListNoticeFactsResponse> {
    const facts = await this.listing.run(questions, call);
    return { facts: facts.map(({ groupIds, ...rest }) => ({ ...rest, groupIds: [...groupIds] })) };
  }

  async listNewGoods(
    { windows }: notices.ListNewGoodsRequest,
    call: Call,
  ): Promise<notices.ListNewGoodsResponse> {
    const asked = windows.map(({ userId, from, until }) => ({
      ...{ userId, from: from?.getTime() ?? 0, until: until?.getTime() ?? 0 },
    }));
    const { goods, readers } = await this.newGoods.run(asked, call);
    return {
      goods: goods.map(({ showings, ...good }) => ({
        ...good,
        showings: showings.map(({ shownAt, ...showing }) => ({ ...showing, shownAt: new Date(shownAt) })),
      })),
      readers: readers.map(({ userId, groupIds, accountIds }) => ({
        ...{ userId, groupIds: [...groupIds], accountIds: [...accountIds] },
      })),
    };
  }

  async listMembers(
    { afterId }: notices.ListMembersRequest,
    call: Call,
  ): Promise<notices.ListMembersResponse> {
    return { userIds: await this.newGoods.members(afterId, call) };
  }
}
