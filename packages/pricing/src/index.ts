export * from './cancellation-table';
export { lateDayPrice } from './late-units';
export * from './loan';
export * from './plans';
export * from './price-of-loan';
export * from './refund';
export * from './return-charge';
export * from './shares';
