/** Ports of the use cases. */
export * from './account-snapshot';
export * from './attempts';
export * from './card-provider';
export * from './cards';
export * from './contracts';
export * from './documents';
export * from './fees';
export * from './operator';
export * from './outside';
export * from './payments';
export * from './payouts';
export * from './people';
export * from './plan-requests';
export * from './reconciliation';
export * from './return-charges';
export * from './sales';
export * from './subscriptions';
