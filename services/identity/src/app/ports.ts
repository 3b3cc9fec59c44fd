/** What the use cases need of the world, by the hands that give it. Store, clients and secrets fill these. */
export * from './ports/invites';
export * from './ports/links';
export * from './ports/outside';
export * from './ports/passkeys';
export * from './ports/secrets';
export * from './ports/sign-in-methods';
export * from './ports/views';
export * from './ports/work';
