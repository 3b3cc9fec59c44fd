import { eventSuite } from './events/event-suite';

describe('an event over the bus database', () => eventSuite(() => ({})));
