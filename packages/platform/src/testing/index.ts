export { fakeClock, type FakeClock } from './fake-clock';
export { testDatabase, type TestDatabase } from './test-database';
export { serve, type Peer } from './peer';
export { startTestService, type TestService, type TestServiceOptions, type TestCaller } from './test-service';
