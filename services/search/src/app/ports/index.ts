/** Ports of the use cases. */
export * from './count-views';
export * from './goods-index';
export * from './rebuilds';
export * from './search-views';
