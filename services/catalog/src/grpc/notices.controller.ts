import { notices } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ListNoticeFacts } from '../app/list-notice-facts';

@GrpcController(notices.NoticeServiceService)
export class NoticesController {
  constructor(private readonly listing: ListNoticeFacts) {}

  async listNoticeFacts(
    { questions }: notices.ListNoticeFactsRequest,
    call: Call,
  ): Promise<notices.ListNoticeFactsResponse> {
    const facts = await this.listing.run(questions, call);
    return { facts: facts.map(({ groupIds, ...rest }) => ({ ...rest, groupIds: [...groupIds] })) };
  }
}
