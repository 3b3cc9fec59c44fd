import type { BannerWay } from './use-banner-way';

/** The content of an offer, and the way to postpone it. It is a separate module, since the card is loaded later. */
export interface OfferProps {
  /** The new release; undefined: the app is offered. */
  readonly release: string | undefined;
  readonly way: BannerWay | undefined;
  readonly onLater: () => void;
}
