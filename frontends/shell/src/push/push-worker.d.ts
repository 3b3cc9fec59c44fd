/** Where the service worker is found once the shell is built. */
declare const address: string;
export default address;
