/** What the use cases need of the world, by the hands that give it. */
export * from './goods';
export * from './labels';
export * from './outside';
export * from './people';
export * from './pictures';
