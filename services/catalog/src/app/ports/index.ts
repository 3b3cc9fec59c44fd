/** Ports of the use cases. */
export * from './goods';
export * from './labels';
export * from './outside';
export * from './people';
export * from './pictures';
