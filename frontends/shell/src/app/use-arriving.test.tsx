import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useArriving } from './use-arriving';

function Area({ at, grey }: { readonly at: string; readonly grey: boolean }) {
  const main = useRef<HTMLElement>(null);
  useArriving(main, at);
  return <main ref={main}>{grey ? <div className="skel" /> : <p>here</p>}</main>;
}

const arriving = () => document.querySelector('main')?.dataset['arriving'] !== undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a screen arrives until it shows no grey block, and a later one hides nothing', async () => {
  const { rerender } = render(<Area at="/home" grey />);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(arriving()).toBe(true);
  rerender(<Area at="/home" grey={false} />);
  await jest.advanceTimersByTimeAsync(100);
  expect(arriving()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(arriving()).toBe(false);
  rerender(<Area at="/home" grey />);
  await jest.advanceTimersByTimeAsync(10);
  expect(arriving()).toBe(false);
  rerender(<Area at="/groups" grey />);
  expect(arriving()).toBe(true);
});

test('a part that never arrives holds up nothing after eight seconds', async () => {
  render(<Area at="/home" grey />);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(arriving()).toBe(false);
});
