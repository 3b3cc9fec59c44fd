/** The services, each with its own database, in the order in which they are started. */
export const SERVICES = ['identity', 'billing', 'catalog', 'reservation', 'search', 'notify'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** The services that share one process; reservation has its own, because it is the hot one (decision 1). */
export const HOSTED: readonly ServiceName[] = SERVICES.filter((name) => name !== 'reservation');
