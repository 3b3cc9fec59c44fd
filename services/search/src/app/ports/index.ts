/** What the use cases need of the world, by the hands that give it. */
export * from './goods-index';
export * from './search-views';
