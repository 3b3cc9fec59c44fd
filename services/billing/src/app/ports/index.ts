/** What the use cases need of the world, by the hands that give it. */
export * from './operator';
export * from './outside';
export * from './plan-requests';
export * from './subscriptions';
