import { enumFrom, enumOf, SETS, unsubscribes } from '@kashikari/contracts';
import { snakeCase } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { Unsubscribe, type UnsubscriptionState } from '../app/unsubscribe';

@GrpcController(unsubscribes.UnsubscribeServiceService)
export class UnsubscribesController {
  constructor(private readonly work: Unsubscribe) {}

  async getUnsubscribe({
    token,
  }: unsubscribes.GetUnsubscribeRequest): Promise<unsubscribes.GetUnsubscribeResponse> {
    return { unsubscription: toMessage(await this.work.get(token)) };
  }

  async unsubscribe({ token }: unsubscribes.UnsubscribeRequest): Promise<unsubscribes.UnsubscribeResponse> {
    return { unsubscription: toMessage(await this.work.run(token)) };
  }
}

function toMessage({ userId, kind, locale, off }: UnsubscriptionState): unsubscribes.Unsubscription {
  const name = snakeCase(kind.charAt(0).toLowerCase() + kind.slice(1));
  return { kind: enumFrom(SETS.noticeKind, name)!, locale: enumOf(SETS.locale, locale), off, userId };
}
