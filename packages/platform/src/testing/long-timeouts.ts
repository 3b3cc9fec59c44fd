/**
 * Long timeouts for products under test on a busy machine. A change returns after other services have its copy, so that
 * later requests there see it. In production the wait is half a second, and later copies arrive by event. No request
 * fails with 503 because identity is slow to report sign-outs; in production it does after three seconds.
 */
export const LONG_PUSH_TIMEOUT = { PUSH_PATIENCE_MS: '10000' };
export const LONG_TIMEOUTS = { ...LONG_PUSH_TIMEOUT, SIGN_OUT_PATIENCE_MS: '30000' };
