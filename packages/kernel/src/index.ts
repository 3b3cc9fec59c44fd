export * from './actor';
export * from './calendar';
export * from './call';
export * from './domain-error';
export * from './grouped-by';
export * from './ids';
export * from './interval';
export * from './locale';
