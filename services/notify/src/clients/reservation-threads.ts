import { Injectable } from '@nestjs/common';
import { messages } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Threads, type Quote, type ThreadRecipient } from '../app/ports';

/** Asks reservation what receivers have not read. */
@Injectable()
export class ReservationThreads extends Threads {
  private readonly client: GrpcClient<typeof messages.MessageServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.client = clients.connect(messages.MessageServiceClient, 'reservation');
  }

  async unread(asked: readonly ThreadRecipient[]): Promise<Quote[][]> {
    const { threads } = await this.client.listUnreadForMail({ asked: [...asked] }, systemCall(this.clock), {
      deadlineMs: 5_000,
      retry: true,
    });
    return threads.map(({ texts }) => texts);
  }
}
