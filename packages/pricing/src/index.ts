export * from './cancellation-table';
export * from './loan';
export * from './plans';
export * from './price-of-loan';
export * from './refund';
export * from './shares';
