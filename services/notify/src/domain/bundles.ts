import { toJson } from './json-text';
import type { BookingParams, BundledThing, MailOrder, Params, Template } from './mail';

/** What of several at once is told in one mail, and by which; the others are told one by one. */
const TOGETHER: { readonly [T in Template]?: 'bookings_created' | 'bookings_cancelled' } = {
  booking_created: 'bookings_created',
  booking_cancelled: 'bookings_cancelled',
};

/** Mails that leave as one, the first one before all. */
export type Bundle<M> = readonly [M, ...M[]];

/**
 * What is due to somebody at the same moment and of the same kind goes in one mail: who books twenty books, or lends to
 * a crowd at the opening of registration, is not written to twenty times. The order stays.
 * @param shellOf as from which one a mail goes: two go in two mails
 */
export function bundle<M extends Pick<MailOrder, 'template' | 'receiver' | 'params'>>(
  mails: readonly M[],
  shellOf: (mail: M) => string | undefined = () => undefined,
): Bundle<M>[] {
  const bundles = new Map<string, [M, ...M[]]>();
  mails.forEach((mail, at) => {
    const kind = kindOf(mail, shellOf(mail)) ?? String(at);
    const begun = bundles.get(kind);
    if (begun) begun.push(mail);
    else bundles.set(kind, [mail]);
  });
  return [...bundles.values()];
}

/** The mail that a bundle is written as. @param nameOf what somebody is called */
export function bundledMail<M extends Pick<MailOrder, 'template' | 'params'>>(
  mails: Bundle<M>,
  nameOf: (userId: string) => string | undefined,
): M {
  const [first, ...others] = mails;
  if (others.length === 0) return first;
  const things = mails.map(({ params }) => thingOf(params as BookingParams, nameOf));
  const template = TOGETHER[first.template] ?? first.template;
  return { ...first, template, params: { ...first.params, things: toJson(things) } };
}

/** What each booking of a bundle has for itself. */
function thingOf(booking: BookingParams, nameOf: (userId: string) => string | undefined): BundledThing {
  const { time, start_date, end_date, start_at, end_at, time_zone, title, quantity, other_id } = booking;
  const times = { ...(time && { time }), start_date, end_date, start_at, end_at, time_zone };
  return { title, quantity, ...times, other: nameOf(other_id) ?? '' };
}

/** What may share a mail has the same; nothing where it goes alone. */
function kindOf(
  { template, receiver, params }: Pick<MailOrder, 'template' | 'receiver' | 'params'>,
  shell: string | undefined,
) {
  if (!TOGETHER[template] || !('userId' in receiver)) return undefined;
  const { role, by, office, force }: Params = params;
  return [template, receiver.userId, role, by, office, force, shell].join(' ');
}
