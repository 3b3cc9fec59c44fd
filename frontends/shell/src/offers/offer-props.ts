import type { BannerWay } from './use-banner-way';

/** What an offer says, and how it is put off. Apart from the card, which comes later. */
export interface OfferProps {
  /** The new release; undefined: the app is offered. */
  readonly release: string | undefined;
  readonly way: BannerWay | undefined;
  readonly onLater: () => void;
}
