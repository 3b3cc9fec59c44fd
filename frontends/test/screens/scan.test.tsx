import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { readFrames } from '../../../packages/web-kit/src/scanning/camera/read-frames';
import { readPhoto } from '../../../packages/web-kit/src/scanning/camera/read-photo';
import { GOOD_ID, LENDER_ID, booking, good, inDays, user } from './fixtures';
import { open, screens } from './open-screen';
import { calls, http, refusal, writes } from './server';

const NOTHING = {
  good_id: null,
  group_id: null,
  user_id: null,
  booking_id: null,
  candidates: [],
  code: null,
};
const NONE = { goods: [], bookings: [], users: [], groups: [], images: [] };
const FOUND = {
  ...NONE,
  goods: [good()],
  scan: { ...NOTHING, kind: 'good', normal: 'CAM-001', good_id: GOOD_ID, actions: ['borrow', 'open'] },
} as const;
const scanned = (body: object) =>
  http.post('/scans/resolve', ({ response }) => response.untyped(Response.json(body)));

// jsdom has no camera and no WebAssembly reader, so the test provides their results.
jest.mock('../../../packages/web-kit/src/scanning/camera/decoder', () => ({
  openDecoder: () => ({ read: jest.fn(), close: jest.fn() }),
}));
jest.mock('../../../packages/web-kit/src/scanning/camera/read-frames', () => ({ readFrames: jest.fn() }));
jest.mock('../../../packages/web-kit/src/scanning/camera/read-photo', () => ({ readPhoto: jest.fn() }));

screens();

const path = '/qrcode-scanner';
const here = () => window.location.pathname + decodeURIComponent(window.location.search);

function camera(answer: () => Promise<unknown>): void {
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: answer },
    userActivation: { isActive: true },
  });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(navigator, 'userActivation');
  jest.restoreAllMocks();
});

test('without a camera it says so, and a number that is typed leads to borrowing its good', async () => {
  camera(() => Promise.reject(new DOMException('no', 'NotFoundError')));
  const { person } = await open(path, { answers: [scanned(FOUND)] });
  expect(await screen.findByText(/^No camera found\. Type the number/)).toBeInTheDocument();
  expect(screen.getByText('Open')).toBeDisabled();
  await person.type(screen.getByLabelText('Number or URL on the label'), ' CAM-001 {Enter}');
  expect(await screen.findByText('Borrow from today')).toHaveAttribute(
    'href',
    `/goods/${GOOD_ID}/bookings/new/now?code=CAM-001`,
  );
  expect(screen.getByText('Open', { selector: '.scres a' })).toHaveAttribute(
    'href',
    `/goods/${GOOD_ID}?code=CAM-001`,
  );
  const body = { code: ' CAM-001 ', mode: 'one' };
  expect(calls).toContainEqual({ method: 'POST', path: '/scans/resolve', body });
  expect(writes()).toEqual([]);
});

test('a camera that is not allowed says how to allow it', async () => {
  camera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await open(path);
  expect(await screen.findByText(/^The camera is blocked\. Allow it in the/)).toBeInTheDocument();
});

test('what the camera sees is shown under the live picture, and the camera is let go with the screen', async () => {
  const [stop, stopped] = [jest.fn(), jest.fn()];
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const track = Object.assign(new EventTarget(), { stop, getSettings: () => ({}) });
  camera(() => Promise.resolve({ id: '1', getTracks: () => [track], getVideoTracks: () => [track] }));
  jest.mocked(readFrames).mockReturnValue(stopped);
  const { person } = await open(path, { answers: [scanned(FOUND)] });
  await waitFor(() => expect(readFrames).toHaveBeenCalledTimes(1));
  const [[, , tell] = []] = jest.mocked(readFrames).mock.calls;
  act(() => tell?.onCode(`${window.location.origin}/goods/${GOOD_ID}?source=qr`));
  const link = await screen.findByText('Borrow from today');
  expect(here()).toBe(path);
  expect(stop).not.toHaveBeenCalled();
  await person.click(link);
  const read = `${window.location.origin}/goods/${GOOD_ID}?source=qr`;
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}/bookings/new/now?code=${read}`));
  expect([stop, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a code is read from a photo, too, and one without a code says what to do', async () => {
  const { person } = await open(path, { answers: [scanned(FOUND)] });
  const choice = await screen.findByLabelText('From a photo', { selector: 'input' });
  jest.mocked(readPhoto).mockResolvedValueOnce(undefined).mockResolvedValueOnce('CAM-001');
  const photo = new File(['x'], 'label.jpg', { type: 'image/jpeg' });
  await person.upload(choice, photo);
  expect(await screen.findByText(/^No code was found in the photo\./)).toBeInTheDocument();
  await person.upload(choice, photo);
  expect(await screen.findByText('Borrow from today')).toBeInTheDocument();
  expect(screen.queryByText(/^No code was found/)).toBeNull();
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

test('a visitor is asked to sign in before /barcode-scanner, and comes back', async () => {
  const { store } = await open('/barcode-scanner', { as: null });
  await waitFor(() => expect(here()).toBe('/sign_in'));
  expect(store.getState().auth.returnTo).toBe('/barcode-scanner');
});

test('a visitor scans without being asked to sign in', async () => {
  const scan = { ...FOUND.scan, actions: ['open', 'sign_in'] };
  const { person } = await open(path, { as: null, answers: [scanned({ ...FOUND, scan })] });
  await person.type(await screen.findByLabelText('Number or URL on the label'), 'CAM-001{Enter}');
  expect(await screen.findByText('Sign in', { selector: '.scres a' })).toHaveAttribute('href', '/sign_in');
  expect(here()).toBe(path);
});

test('the address of another site is shown as text and never as a link', async () => {
  const evil = 'https://evil.example/goods/1';
  const scan = { ...NOTHING, kind: 'unknown', normal: evil, actions: [] };
  const { person } = await open(path, { answers: [scanned({ ...NONE, scan })] });
  await person.type(await screen.findByLabelText('Number or URL on the label'), `${evil}{Enter}`);
  expect(await screen.findByText(evil)).toBeInTheDocument();
  expect(document.querySelector('.scres a')).toBeNull();
  expect(here()).toBe(path);
});

test('of several goods with one number one is picked, and the number stays the proof of the scan', async () => {
  const candidates = [{ good_id: GOOD_ID, user_id: null, group_id: null }];
  const scan = { ...NOTHING, kind: 'several', normal: 'CAM-001', candidates, actions: [] };
  const answers = [
    http.post('/scans/resolve', async ({ request, response }) => {
      const { code } = await request.clone().json();
      return response.untyped(Response.json(code === 'CAM-001' ? { ...FOUND, scan } : FOUND));
    }),
  ];
  const { person } = await open(path, { answers });
  await person.type(await screen.findByLabelText('Number or URL on the label'), 'CAM-001{Enter}');
  await person.click(await screen.findByText(FOUND.goods[0]!.title));
  expect(await screen.findByText('Borrow from today')).toHaveAttribute(
    'href',
    `/goods/${GOOD_ID}/bookings/new/now?code=CAM-001`,
  );
});

test('a good that the person has says until when, and one that another has says who', async () => {
  const permissions = ['return', 'extend'];
  const ends = { state: 'handed_over' as const, end_date: inDays(0), permissions };
  const mine = {
    ...FOUND,
    bookings: [booking(ends)],
    scan: { ...FOUND.scan, actions: ['return', 'extend'] },
  };
  const answers = [scanned(mine)];
  const { person } = await open(path, { answers });
  const field = await screen.findByLabelText('Number or URL on the label');
  await person.type(field, 'CAM-001{Enter}');
  expect(await screen.findByText('Until Today')).toBeInTheDocument();
  cleanup();
  const theirs = {
    ...mine,
    bookings: [booking({ ...ends, user_id: LENDER_ID })],
    users: [user({ id: LENDER_ID, name: 'Ishikawa Haruto' })],
    scan: { ...FOUND.scan, actions: ['take_back', 'write'] },
  };
  const other = await open(path, { answers: [scanned(theirs)] });
  await other.person.type(await screen.findByLabelText('Number or URL on the label'), 'CAM-001{Enter}');
  expect(await screen.findByText('Until Today・Ishikawa Haruto')).toBeInTheDocument();
});

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
