export * from './deliveries';
export * from './own-groups';
export * from './receivers';
export * from './webhooks';
