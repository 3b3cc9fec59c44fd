import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@kashikari/kernel';
import { isAddress } from '../domain/address';
import { isTooLate, type Outcome } from '../domain/delivery';
import { AddressRefused, Post, Times, Writer, type Carried, type Contact, type Quote } from './ports';

interface Addressee {
  readonly to: string;
  readonly locale: Locale;
  readonly name: string;
  readonly timeZone: string | undefined;
}

/** Writes one mail in its receiver's language and hands it to the post. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly writer: Writer,
    private readonly post: Post,
    private readonly times: Times,
  ) {}

  /** `quotes`: of a mail about messages, what it tells; undefined while that can't be known. */
  async run(
    mail: Carried,
    contacts: ReadonlyMap<string, Contact>,
    quotes?: readonly Quote[],
  ): Promise<Outcome> {
    if (isTooLate(mail.template, mail.orderedAt, this.times.real())) return dropped('too_late');
    const addressee = addresseeOf(mail, contacts);
    if (!addressee) return dropped('nobody');
    const { to, locale, name, timeZone } = addressee;
    if (to === '') return dropped('no_address');
    if (!isAddress(to)) return dropped('bad_address');
    const { template, params } = mail;
    if (template === 'message' && !quotes) return { kind: 'later', reason: 'messages' };
    if (template === 'message' && !quotes?.length) return dropped('read');
    const otherName = contacts.get(params['other_id'] ?? '')?.name ?? '';
    try {
      const letter = {
        template,
        params,
        locale,
        name,
        timeZone,
        otherName,
        quotes: quotes ?? [],
        now: this.times.now(),
      };
      const written = this.writer.write(letter);
      await this.post.send({ id: mail.id, template, to, locale, ...written });
      return { kind: 'sent', to, ...written };
    } catch (error) {
      return error instanceof AddressRefused
        ? dropped(error.message)
        : { kind: 'later', reason: reasonOf(error) };
    }
  }
}

function addresseeOf(
  { receiver, params }: Carried,
  contacts: ReadonlyMap<string, Contact>,
): Addressee | undefined {
  if ('userId' in receiver) {
    const contact = contacts.get(receiver.userId);
    return contact && { to: contact.email, ...contact };
  }
  const locale = isLocale(receiver.locale) ? receiver.locale : DEFAULT_LOCALE;
  return { to: receiver.address, locale, name: params['name'] ?? '', timeZone: undefined };
}

function dropped(reason: string): Outcome {
  return { kind: 'dropped', reason };
}

/** Messages of mail servers may hold addresses; their codes don't. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  return [code ?? name ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
}
