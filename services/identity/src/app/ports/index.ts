/** What the use cases need of the world, by the hands that give it. Store, clients and secrets fill these. */
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
