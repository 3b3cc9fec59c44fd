import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@kashikari/kernel';
import { isAddress } from '../domain/address';
import { isTooLate, type Outcome } from '../domain/delivery';
import { bundledMail, type Bundle } from '../domain/bundles';
import { kindOf } from '../domain/notification-setting';
import { UnsubscribeTokens } from './ports/unsubscribe-tokens';
import type { MailContext } from './gather-known';
import { judgeNotice } from './judge-notice';
import { AddressRefused, MailTransport, Times, Writer, type ClaimedMail, type Contact } from './ports';

interface Addressee {
  readonly to: string;
  readonly locale: Locale;
  readonly name: string;
  readonly timeZone: string | undefined;
}

/** Writes one mail in its receiver's language, even if it covers several orders, and sends it. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly writer: Writer,
    private readonly post: MailTransport,
    private readonly times: Times,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  async run(mails: Bundle<ClaimedMail>, known: MailContext): Promise<Outcome> {
    const { contacts, quotes, shells } = known;
    if (!contacts) return later('contacts');
    if (!shells) return later('shells');
    const mail = bundledMail(mails, (userId) => contacts.get(userId)?.name);
    const { id, template, params, receiver, place, replyTo, traceparent } = mail;
    const shell = shells(place);
    if (isTooLate(template, mail.orderedAt, this.times.real())) return dropped('too_late');
    const addressee = addresseeOf(mail, contacts);
    if (!addressee) return dropped('nobody');
    const { to, locale, name, timeZone } = addressee;
    if (to === '') return dropped('no_address');
    if (!isAddress(to)) return dropped('bad_address');
    const judged = judgeNotice(mail, known, 'email');
    if (judged.kind !== 'send') return judged;
    const quoted = quotes?.get(id) ?? [];
    if (template === 'message' && !quotes) return later('messages');
    if (template === 'message' && quoted.length === 0) return dropped('read');
    const otherName = contacts.get(params['other_id'] ?? '')?.name ?? '';
    const kind = kindOf(template);
    const unsubscribe =
      kind && 'userId' in receiver ? this.tokens.make({ userId: receiver.userId, kind, locale }) : undefined;
    const content = {
      template,
      params,
      locale,
      name,
      timeZone,
      otherName,
      quotes: quoted,
      shell,
      unsubscribe,
      now: this.times.now(),
    };
    try {
      const written = this.writer.write(content);
      const from = shell?.mailFrom;
      await this.post.send({ id, template, to, locale, traceparent, from, replyTo, ...written });
      return { kind: 'sent', to, ...written };
    } catch (error) {
      return error instanceof AddressRefused ? dropped(error.message) : later(reasonOf(error));
    }
  }
}

function addresseeOf(
  { receiver, params }: ClaimedMail,
  contacts: ReadonlyMap<string, Contact>,
): Addressee | undefined {
  if ('userId' in receiver) {
    const contact = contacts.get(receiver.userId);
    return contact && { to: contact.email, ...contact };
  }
  const locale = isLocale(receiver.locale) ? receiver.locale : DEFAULT_LOCALE;
  return { to: receiver.address, locale, name: params['name'] ?? '', timeZone: undefined };
}

function later(reason: string): Outcome {
  return { kind: 'later', reason };
}

function dropped(reason: string): Outcome {
  return { kind: 'dropped', reason };
}

/** Messages of mail servers may hold addresses; their codes don't. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
}
