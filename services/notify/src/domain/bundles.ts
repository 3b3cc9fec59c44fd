import { toJson } from './json-text';
import type { BookingParams, BundledThing, MailOrder, Params, Template } from './mail';

/** Templates of bundled mails, by the template of a single mail; other mails are not bundled. */
const TOGETHER: { readonly [T in Template]?: 'bookings_created' | 'bookings_cancelled' } = {
  booking_created: 'bookings_created',
  booking_cancelled: 'bookings_cancelled',
};

/** Mails that leave as one, the first one before all. */
export type Bundle<M> = readonly [M, ...M[]];

/**
 * Bundles mails of the same kind that are due to a user at the same time, in their order. A person who books twenty
 * books, or lends to a crowd when registration opens, gets one mail.
 * @param shellOf sending shell of a mail; mails of different shells are not bundled
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

/** Returns the values of one booking in a bundle. */
function thingOf(booking: BookingParams, nameOf: (userId: string) => string | undefined): BundledThing {
  const { time, start_date, end_date, start_at, end_at, time_zone, title, quantity, other_id } = booking;
  const times = { ...(time && { time }), start_date, end_date, start_at, end_at, time_zone };
  return { title, quantity, ...times, other: nameOf(other_id) ?? '' };
}

/** Returns a key shared by mails that can be bundled; undefined for a mail that is sent alone. */
function kindOf(
  { template, receiver, params }: Pick<MailOrder, 'template' | 'receiver' | 'params'>,
  shell: string | undefined,
) {
  if (!TOGETHER[template] || !('userId' in receiver)) return undefined;
  const { role, by, office, force }: Params = params;
  return [template, receiver.userId, role, by, office, force, shell].join(' ');
}
