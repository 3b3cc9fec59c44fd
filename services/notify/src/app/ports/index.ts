/** Ports of the use cases. */
export * from './mail-files';
export * from './mail-servers';
export * from './mails';
export * from './new-goods';
export * from './notification-settings';
export * from './outside';
export * from './mail-transport';
export * from './push';
export * from './shells';
export * from './times';
export * from './writing';
