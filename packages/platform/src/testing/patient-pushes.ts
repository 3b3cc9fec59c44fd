/**
 * For services under test: a change is answered once the copies of others have it, however busy the machine, so that who asks
 * there next is told of it. In earnest they wait half a second, and what is late comes by event.
 */
export const PATIENT_PUSHES = { PUSH_PATIENCE_MS: '10000' };
