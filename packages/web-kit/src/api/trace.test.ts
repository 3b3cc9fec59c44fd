import { traceparent } from './trace';

const press = () => document.body.click();
const traceId = () => /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(traceparent())![1];

afterEach(() => jest.useRealTimers());

test('all that one press asks for is one trace, each call with an id of its own', () => {
  press();
  expect(traceId()).toBe(traceId());
  expect(traceparent()).not.toBe(traceparent());
});

test('the next press is another trace', () => {
  press();
  const first = traceId();
  press();
  expect(traceId()).not.toBe(first);
});

test('what the page asks by itself some time later is none of it', () => {
  jest.useFakeTimers();
  press();
  const first = traceId();
  jest.advanceTimersByTime(6_000);
  expect(traceId()).not.toBe(first);
});
