import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import { CardProvider, ProviderEvents } from '../ports';

/** Accepts an event of the provider. A job applies it, so that the provider gets an immediate response. */
@Injectable()
export class TakeProviderEvent {
  constructor(
    private readonly provider: CardProvider,
    private readonly events: ProviderEvents,
  ) {}

  /**
   * @param body byte by byte as it came
   * @param realNow security time, epoch milliseconds
   * @throws DomainError `webhook.signature`; `forbidden` unless a service calls
   */
  async run(body: Buffer, signature: string, realNow: number, { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    await this.events.add(this.provider.readEvent(body, signature, realNow), now);
  }
}
