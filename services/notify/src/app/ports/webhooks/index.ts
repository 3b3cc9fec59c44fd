export * from './deliveries';
export * from './keys';
export * from './own-groups';
export * from './receivers';
export * from './webhooks';
