import { Injectable } from '@nestjs/common';
import { outcomeOf, type Outcome } from '../../domain/webhooks/outcome';
import { bodyAtOnce, chatBody, requestOf } from '../../domain/webhooks/requests';
import { Contacts, Times } from '../ports';
import { ChatWriter, Receivers, WebhookKeys, type ClaimedDelivery } from '../ports/webhooks';

/** Sends one request of a delivery. The body of a chat message is written for its first request. */
@Injectable()
export class DeliverWebhook {
  constructor(
    private readonly receivers: Receivers,
    private readonly writer: ChatWriter,
    private readonly contacts: Contacts,
    private readonly times: Times,
    private readonly keys: WebhookKeys,
  ) {}

  /** Rejects if it was aborted, or if identity does not answer; then no request was sent. */
  async run(delivery: ClaimedDelivery, abort: AbortSignal): Promise<Outcome> {
    const { target, provider } = delivery.webhook;
    if (!target) return { kind: 'failed', code: 'unreadable', status: 0, text: '', isGone: true };
    const body = delivery.body ?? (await this.bodyOf(delivery));
    const request = requestOf(
      provider,
      target,
      delivery.id,
      body,
      (key, text) => this.keys.sign(key, text),
      this.times.real(),
    );
    const answer = await this.receivers.send(request, abort);
    return outcomeOf(provider, body, answer, this.times.real());
  }

  private async bodyOf({ webhook, news }: ClaimedDelivery): Promise<string> {
    const { provider, locale, target } = webhook;
    if (provider === 'standard') return bodyAtOnce(provider, news)!;
    const { personId } = news.facts;
    const contacts = personId ? await this.contacts.of([personId]) : new Map<string, never>();
    const names = new Map([...contacts].map(([id, { name }]: [string, { name: string }]) => [id, name]));
    const text = this.writer.write(news, locale, names, this.times.now());
    return chatBody(provider, text, { to: target?.to ?? '' });
  }
}
