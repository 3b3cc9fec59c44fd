import { notify, SETS, textOf } from '@kashikari/contracts';
import { DEFAULT_LOCALE } from '@kashikari/kernel';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Reach, type MessageReach, type Way } from '../app/ports/booking-reminders';

/** A person waits for the answer. */
const TIMEOUT = { deadlineMs: 2_000, retry: true };

@Injectable()
export class NotifyReach extends Reach {
  private readonly notify: GrpcClient<typeof notify.MailServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.notify = clients.connect(notify.MailServiceClient, 'notify');
  }

  async of(userId: string): Promise<MessageReach> {
    const { locale, ways } = await this.notify.getMessageReach({ userId }, systemCall(this.clock), TIMEOUT);
    return { locale: textOf(SETS.locale, locale) ?? DEFAULT_LOCALE, ways: ways.filter(isWay) };
  }
}

function isWay(way: string): way is Way {
  return way === 'email' || way === 'push';
}
