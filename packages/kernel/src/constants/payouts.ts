/** Hours within which the provider's dashboard shows received money. */
export const FUNDS_SHOWN_WITHIN_HOURS = 48;
