/** Ports of the use cases, implemented by store, clients and secrets. */
export * from './cards';
export * from './groups';
export * from './guesses';
export * from './installation';
export * from './invites';
export * from './links';
export * from './mails';
export * from './members';
export * from './outside';
export * from './passkeys';
export * from './seats';
export * from './secrets';
export * from './sessions';
export * from './shell-faces';
export * from './sign-in-methods';
export * from './users';
export * from './work';
