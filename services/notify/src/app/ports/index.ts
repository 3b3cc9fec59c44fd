/** What the use cases need of the world, by the hands that give it. */
export * from './mail-files';
export * from './mail-servers';
export * from './mails';
export * from './notification-settings';
export * from './outside';
export * from './mail-transport';
export * from './push';
export * from './shells';
export * from './times';
export * from './writing';
