/** Failed deliveries in a row after which a webhook is disabled. */
export const WEBHOOK_MAX_FAILURES = 10;
