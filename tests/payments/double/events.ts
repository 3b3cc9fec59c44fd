import type Stripe from 'stripe';
import { isWithin } from './params';
import { listRoute, route, type Route } from './route';

const FILTERS = { type: 'string', types: { list: 'string' }, created: 'range' } as const;

/** Returns true if a type matches the wanted one; `charge.*` matches all that begin with `charge.`. */
const isOfType = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const EVENT_ROUTES: readonly Route[] = [
  listRoute('/v1/events', FILTERS, ({ data, params }) => {
    const wanted = params.types ?? (params.type ? [params.type] : undefined);
    return data
      .all<Stripe.Event>('event')
      .filter(({ type }) => !wanted || wanted.some((one) => isOfType(type, one)))
      .filter(({ created }) => isWithin(created, params.created));
  }),
  route('GET', '/v1/events/:id', {}, ({ data, path }) => data.find<Stripe.Event>('event', path.id ?? '')),
];
