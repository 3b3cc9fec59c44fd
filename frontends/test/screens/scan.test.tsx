import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { readFrames } from '../../bookings-mfe/src/features/counter/camera/read-frames';
import { GOOD_ID } from './fixtures';
import { open, screens } from './open-screen';
import { calls, http, refusal, writes } from './server';

// jsdom has no camera and no WebAssembly reader; what they tell is told by the test.
jest.mock('../../bookings-mfe/src/features/counter/camera/read-frames', () => ({
  readFrames: jest.fn(),
}));

screens();

const path = '/qrcode-scanner';
const here = () => window.location.pathname + decodeURIComponent(window.location.search);

function camera(answer: () => Promise<unknown>): void {
  Object.assign(navigator, { mediaDevices: { getUserMedia: answer } });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  jest.restoreAllMocks();
});

test('without a camera it says so, and a number that is typed is looked for', async () => {
  const { person } = await open(path);
  expect(await screen.findByText('No camera found. Type the number.')).toBeInTheDocument();
  expect(screen.getByText('Open')).toBeDisabled();
  await person.type(screen.getByLabelText('Number or URL on the label'), ' CAM-001 {Enter}');
  await waitFor(() => expect(here()).toBe('/search?match=CAM-001'));
  await waitFor(() => expect(calls.some(({ path: to }) => to.includes('match=CAM-001'))).toBe(true));
  expect(writes()).toEqual([]);
});

test('a camera that is not allowed says how to allow it', async () => {
  camera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await open(path);
  expect(await screen.findByText(/^The camera is blocked\. Allow it in the/)).toBeInTheDocument();
});

test('what the camera sees is opened, and the camera is let go with the screen', async () => {
  const [stop, stopped] = [jest.fn(), jest.fn()];
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  camera(() => Promise.resolve({ getTracks: () => [{ stop }] }));
  jest.mocked(readFrames).mockReturnValue(stopped);
  await open(path);
  await waitFor(() => expect(readFrames).toHaveBeenCalledTimes(1));
  const [, tell] = jest.mocked(readFrames).mock.calls[0] ?? [];
  act(() => tell?.(`${window.location.origin}/goods/${GOOD_ID}?source=qr`));
  expect(await screen.findByText('一眼レフ')).toBeInTheDocument();
  const read = `${window.location.origin}/goods/${GOOD_ID}?source=qr`;
  expect(here()).toBe(`/goods/${GOOD_ID}?source=qr&code=${read}`);
  expect([stop, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('the label of the good that is wanted leads to its booking with what was read, and no other label does', async () => {
  const { person } = await open(`${path}?good=${GOOD_ID}`);
  expect(await screen.findByText('Scan the label of “カメラ”.')).toBeInTheDocument();
  const field = screen.getByLabelText('Number or URL on the label');
  await person.type(field, 'CAM-001{Enter}');
  expect(await screen.findByText(/^This is not the label of “カメラ”\./)).toBeInTheDocument();
  expect(screen.getByText('Open the scanned code')).toHaveAttribute('href', '/search?match=CAM-001');
  await person.clear(field);
  await person.type(field, `${window.location.origin}/goods/${GOOD_ID}{Enter}`);
  await waitFor(() =>
    expect(here()).toBe(`/goods/${GOOD_ID}/bookings/new?code=${window.location.origin}/goods/${GOOD_ID}`),
  );
});

test.each(['/qrcode-scanner', '/barcode-scanner'])(
  'a visitor is asked to sign in before %s, and comes back',
  async (to) => {
    const { store } = await open(to, { as: null });
    await waitFor(() => expect(here()).toBe('/sign_in'));
    expect(store.getState().auth.returnTo).toBe(to);
  },
);

test('what the barcode scanner reads is searched for as a code', async () => {
  const { person } = await open('/barcode-scanner');
  await person.type(await screen.findByLabelText('Number or URL on the label'), '4901234567894{Enter}');
  await waitFor(() => expect(here()).toMatch(/^\/search\?code=4901234567894/));
  await waitFor(() => expect(calls.some(({ path: to }) => to.includes('code=4901234567894'))).toBe(true));
});

test('the address on a label opens the page of its good with what was read', async () => {
  await open('/q/ABCDEFGHJKL2');
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}?code=${window.location.origin}/q/ABCDEFGHJKL2`));
});

test('a former label says so, and a visitor is offered to sign in', async () => {
  const gone = [
    http.get('/label_codes/{code}', ({ response }) => response.untyped(refusal('not_found', 404))),
  ];
  await open('/q/ABCDEFGHJKL3', { answers: gone });
  expect(await screen.findByText(/^This label can’t be used\./)).toBeInTheDocument();
  cleanup();
  await open('/q/ABCDEFGHJKL3', { as: null, answers: gone });
  expect(await screen.findByText('Sign in', { selector: '.note a' })).toHaveAttribute('href', '/sign_in');
});

test('the label’s code of the good that is wanted leads to its booking', async () => {
  const { person } = await open(`${path}?good=${GOOD_ID}`);
  await person.type(await screen.findByLabelText('Number or URL on the label'), 'abcdefghjkl2{Enter}');
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}/bookings/new?code=abcdefghjkl2`));
});
