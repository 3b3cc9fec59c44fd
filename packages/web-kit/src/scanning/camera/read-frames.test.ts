import { FROZEN_MS, readFrames } from './read-frames';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const found = (text: string) => [{ text, format: 'QRCode', offCentre: 0 }];

/** A video that shows a frame every so many milliseconds. */
function videoOf(frameMs: number) {
  const began = performance.now();
  return {
    videoWidth: 4,
    get currentTime() {
      return Math.floor((performance.now() - began) / frameMs);
    },
  } as HTMLVideoElement;
}

test('frames that come while one is decoded are dropped', async () => {
  let isBusy = false;
  const read = jest.fn(async () => {
    expect(isBusy).toBe(false);
    isBusy = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
    isBusy = false;
    return found('CAM-001');
  });
  const onCode = jest.fn();
  const stop = readFrames(videoOf(33), { read }, { onCode, onFrozen: jest.fn() });
  await jest.advanceTimersByTimeAsync(1_600);
  stop();
  expect(read.mock.calls.length).toBeLessThanOrEqual(6);
  expect(onCode.mock.calls).toEqual([['CAM-001']]);
});

test('a picture without a new frame is frozen after two seconds, once', async () => {
  const onFrozen = jest.fn();
  readFrames(videoOf(1e9), { read: async () => [] }, { onCode: jest.fn(), onFrozen });
  await jest.advanceTimersByTimeAsync(FROZEN_MS - 100);
  expect(onFrozen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(onFrozen).toHaveBeenCalledTimes(1);
});

test('a frame that cannot be decoded holds up none after it', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(found('CAM-002'));
  const onCode = jest.fn();
  const stop = readFrames(videoOf(33), { read }, { onCode, onFrozen: jest.fn() });
  await jest.advanceTimersByTimeAsync(200);
  stop();
  expect(onCode.mock.calls).toEqual([['CAM-002']]);
});
