/** Ports of the use cases. */
export * from './goods-index';
export * from './search-views';
