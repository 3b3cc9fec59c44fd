import type { components } from '../api/schema';

/** One line of a price: `count` × `unit_price` × `quantity`. */
export type QuoteLine = components['schemas']['PriceLine'];

/** One period of the cancellation terms; it begins where the one before it ends. */
export type QuoteStep = components['schemas']['CancellationStep'];
