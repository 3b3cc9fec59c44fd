import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { addTranslations, laterTexts, startI18n } from '../../i18n/i18n';
import { createStore } from '../../state/store';
import { Camera } from './camera';
import { readFrames } from './read-frames';

// jsdom has neither workers nor pictures; the test supplies the codes.
jest.mock('./decoder', () => ({ openDecoder: () => ({ read: jest.fn(), close: jest.fn() }) }));
jest.mock('./read-frames', () => ({ readFrames: jest.fn() }));

class Track extends EventTarget {
  readyState = 'live';
  readonly applyConstraints = jest.fn().mockResolvedValue(undefined);
  stop() {
    this.readyState = 'ended';
  }
  getSettings() {
    return { deviceId: 'back' };
  }
  getCapabilities() {
    return { torch: true };
  }
}

let tracks: Track[];
let getUserMedia: jest.Mock;
let listeners: Parameters<typeof readFrames>[2];
const devices = ['back', 'front'].map((deviceId) => ({ kind: 'videoinput', deviceId }));

beforeAll(async () => {
  await startI18n('en');
  await addTranslations('kit', laterTexts);
});
beforeEach(() => {
  tracks = [];
  getUserMedia = jest.fn(async () => {
    const track = new Track();
    tracks.push(track);
    return { id: String(tracks.length), getTracks: () => [track], getVideoTracks: () => [track] };
  });
  Object.assign(navigator, {
    mediaDevices: { getUserMedia, enumerateDevices: async () => devices },
    userActivation: { isActive: true, hasBeenActive: true },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.mocked(readFrames).mockImplementation((_video, _decoder, given) => {
    listeners = given;
    return jest.fn();
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(window, 'isSecureContext');
  jest.restoreAllMocks();
  show(true);
});

function show(isShown: boolean): void {
  Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
function open({ onCode = jest.fn(), pressed = false } = {}) {
  const store = createStore();
  const shown = render(
    <Provider store={store}>
      <Camera onCode={onCode} pressed={pressed} />
    </Provider>,
  );
  return { ...shown, store, onCode };
}
const isLive = () => waitFor(() => expect(screen.getByLabelText('Light')).toBeVisible());

test('the camera is asked for once, and let go on leaving', async () => {
  const { onCode, unmount } = open();
  expect(screen.getByText('Starting the camera…')).toBeInTheDocument();
  await isLive();
  act(() => listeners.onCode('CAM-001'));
  expect(onCode).toHaveBeenCalledWith('CAM-001');
  unmount();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

test.each([
  ['nothing was pressed', false],
  ['something was pressed some time ago, as at the sign-in', true],
])('a page on which %s asks first', async (_, hasBeenActive) => {
  Object.assign(navigator, { userActivation: { isActive: false, hasBeenActive } });
  open();
  expect(getUserMedia).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Use camera'));
  await isLive();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
});

test('where a press on the screen shows it, it starts by itself, however long it took to load', async () => {
  Object.assign(navigator, { userActivation: { isActive: false, hasBeenActive: true } });
  open({ pressed: true });
  await isLive();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
});

test('a hidden page lets the camera go, and asks again when it is shown', async () => {
  open();
  await isLive();
  show(false);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  show(true);
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await isLive();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
});

test.each([
  ['NotAllowedError', /^The camera is blocked\. Allow it/],
  ['NotFoundError', /^No camera found\./],
  ['NotReadableError', /^Another app is using the camera\. Close that app/],
])('after %s it says what to do, and tries again', async (name, words) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', name));
  open();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('From a photo')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Try again'));
  await isLive();
});

test('a page without https says so and asks for no camera', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  open();
  expect(await screen.findByText(/^The camera only works on https pages/)).toBeInTheDocument();
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('another browser on an iPhone is told of Safari', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Line/14.0');
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  open();
  expect(await screen.findByText(/It works in Safari\.$/)).toBeInTheDocument();
});

test.each<[string, () => void]>([
  ['shows no frame', () => listeners.onFrozen()],
  ['is muted', () => tracks.at(-1)?.dispatchEvent(new Event('mute'))],
  ['ends', () => tracks.at(-1)?.dispatchEvent(new Event('ended'))],
])('a picture that %s is started once more, and then says so', async (_what, freeze) => {
  open();
  await isLive();
  act(freeze);
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await isLive();
  act(freeze);
  expect(await screen.findByText(/^The camera stopped\./)).toBeInTheDocument();
  expect(getUserMedia).toHaveBeenCalledTimes(2);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  fireEvent.click(screen.getByText('Try again'));
  await isLive();
});

test('another camera and the light are one press away', async () => {
  const { store } = open();
  await isLive();
  fireEvent.click(screen.getByLabelText('Light'));
  await waitFor(() => expect(screen.getByLabelText('Light')).toHaveAttribute('aria-pressed', 'true'));
  expect(tracks[0]?.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  fireEvent.click(screen.getByLabelText('Switch camera'));
  expect(store.getState().prefs.cameraType).toBe('front');
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(getUserMedia.mock.calls.map(([{ video }]) => video.facingMode)).toEqual(['environment', 'user']);
});
