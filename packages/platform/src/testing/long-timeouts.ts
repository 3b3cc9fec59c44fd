/**
 * For products under test, however busy the machine. A change is answered once the copies of others have it, so that who asks there
 * next is told of it: in earnest they wait half a second, and what is late comes by event. And no request is 503 because identity
 * says late who has signed out: in earnest that is so after three seconds.
 */
export const LONG_PUSH_TIMEOUT = { PUSH_PATIENCE_MS: '10000' };
export const LONG_TIMEOUTS = { ...LONG_PUSH_TIMEOUT, SIGN_OUT_PATIENCE_MS: '30000' };
