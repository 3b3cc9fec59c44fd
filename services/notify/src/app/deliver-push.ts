import { Injectable } from '@nestjs/common';
import { bundledMail, type Bundle } from '../domain/bundles';
import { mannerOf, type PushOutcome } from '../domain/push';
import type { MailContext } from './gather-known';
import { judgeNotice } from './judge-notice';
import { Times, Writer } from './ports';
import { PushService, type ClaimedPush } from './ports/push';

/** Sends one message to a browser in its user's language, even if it covers several pushes. */
@Injectable()
export class DeliverPush {
  constructor(
    private readonly writer: Writer,
    private readonly service: PushService,
    private readonly times: Times,
  ) {}

  async run(pushes: Bundle<ClaimedPush>, known: MailContext, abort: AbortSignal): Promise<PushOutcome> {
    const { contacts, quotes, shells } = known;
    const push = bundledMail(pushes, (userId) => contacts?.get(userId)?.name);
    const { id, receiver, template, params, token, traceparent } = push;
    if (!token) return { kind: 'gone', reason: 'sealed' };
    if (!contacts) return { kind: 'later', reason: 'contacts' };
    if (!shells) return { kind: 'later', reason: 'shells' };
    const shell = shells(push.place);
    const contact = 'userId' in receiver ? contacts.get(receiver.userId) : undefined;
    if (!contact) return { kind: 'gone', reason: 'nobody' };
    const judged = judgeNotice(push, known, 'push');
    if (judged.kind !== 'send') return judged;
    if (template === 'message' && !quotes) return { kind: 'later', reason: 'messages' };
    if (template === 'message' && !quotes?.get(id)?.length) return { kind: 'dropped', reason: 'read' };
    const now = this.times.now();
    const { tag, urgency, ttl } = mannerOf(push, now);
    if (ttl === 0) return { kind: 'dropped', reason: 'too_late' };
    const { locale, name, timeZone } = contact;
    const otherName = contacts.get(params['other_id'] ?? '')?.name ?? '';
    const brief = this.writer.brief({
      ...{ template, params, locale, name, timeZone, otherName, now },
      quotes: quotes?.get(id) ?? [],
      shell,
    });
    const payload = JSON.stringify({ ...brief, lang: locale, tag, origin: shell?.origin });
    return this.service.send({ to: token, template, traceparent, payload, tag, urgency, ttl }, abort);
  }
}
