export { run as runStatement } from '../database/session';
export { type TestCaller, type TestCallOptions, type TestClient } from './caller';
export { eventually } from './eventually';
export { fakeClock, type FakeClock } from './fake-clock';
export { PATIENT_PUSHES } from './patient-pushes';
export { serve, startPeers, type Peer, type RunningPeers } from './peer';
export { testDatabase, type TestDatabase } from './test-database';
export { TEST_SECRET, TEST_SECRETS } from './test-env';
export { startTestService, type TestService, type TestServiceOptions } from './test-service';
