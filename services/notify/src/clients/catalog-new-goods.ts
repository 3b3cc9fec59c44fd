import { Injectable } from '@nestjs/common';
import { notices } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { NewGoods, type NewsFacts, type NewsWindow } from '../app/ports/new-goods';

/** A page of people in large groups is read in some seconds. */
const PATIENCE = { deadlineMs: 15_000, retry: true } as const;

/** Asks catalog for new goods and for members. */
@Injectable()
export class CatalogNewGoods extends NewGoods {
  private readonly client: GrpcClient<typeof notices.NoticeServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.client = clients.connect(notices.NoticeServiceClient, 'catalog');
  }

  async of(windows: readonly NewsWindow[]): Promise<NewsFacts> {
    const asked = windows.map(({ userId, from, until }) => ({
      ...{ userId, from: new Date(from), until: new Date(until) },
    }));
    const answer = await this.client.listNewGoods({ windows: asked }, systemCall(this.clock), PATIENCE);
    return {
      goods: answer.goods.map(({ showings, ...good }) => ({
        ...good,
        showings: showings.map(({ shownAt, ...one }) => ({ ...one, shownAt: shownAt?.getTime() ?? 0 })),
      })),
      readers: new Map(answer.readers.map(({ userId, ...reader }) => [userId, reader])),
    };
  }

  async members(afterId: string): Promise<string[]> {
    return (await this.client.listMembers({ afterId }, systemCall(this.clock), PATIENCE)).userIds;
  }
}
