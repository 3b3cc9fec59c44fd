import { Injectable } from '@nestjs/common';
import { notices } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { NoticedGoods, type NoticeFacts, type NoticeQuestion } from '../app/ports';

/** Asks catalog for the groups and the visibility of goods in notices. */
@Injectable()
export class CatalogGoods extends NoticedGoods {
  private readonly client: GrpcClient<typeof notices.NoticeServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.client = clients.connect(notices.NoticeServiceClient, 'catalog');
  }

  async facts(questions: readonly NoticeQuestion[]): Promise<NoticeFacts[]> {
    const { facts } = await this.client.listNoticeFacts(
      { questions: [...questions] },
      systemCall(this.clock),
      { deadlineMs: 5_000, retry: true },
    );
    return facts;
  }
}
