/** Ports of the use cases, implemented by store, clients and secrets. */
export * from './installation';
export * from './invites';
export * from './links';
export * from './outside';
export * from './passkeys';
export * from './secrets';
export * from './shell-faces';
export * from './sign-in-methods';
export * from './views';
export * from './work';
