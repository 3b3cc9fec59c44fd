export * from './best-discount';
export * from './billing-period';
export * from './plan-bill';
export * from './plan-lines';
export * from './seat-changes';
