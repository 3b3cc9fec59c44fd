import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, good, idOf, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { http, refusal } from '../../../../test/screens/server';

screens();

const path = `/preview/${GOOD_ID}`;

const picture = (place: number, alt = '') => ({
  id: idOf(place),
  public_url: `/files/${place}.jpg`,
  thumbnail_public_url: `/files/${place}-small.jpg`,
  ...{ width: 640, height: 480, alt },
});

const three = [picture(51), picture(52, '底のふた'), picture(53)];

const shown = (images = three) => [
  http.get('/goods/{id}', ({ response }) =>
    response(200).json({ good: good(), users: [lender()], images, liked_good_ids: [] }),
  ),
];

const viewer = async () => within(await screen.findByRole('dialog', { name: 'Pictures of カメラ' }));
const alt = async () => (await viewer()).getByRole('img').getAttribute('alt');

/** A finger goes from one place to another. */
async function swipe(from: number, to: number): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.touchStart(dialog, { touches: [{ clientX: from, clientY: 9 }] });
  fireEvent.touchEnd(dialog, { touches: [], changedTouches: [{ clientX: to, clientY: 9 }] });
}

faces('the pictures of a good', { path, answers: shown(), shows: '1 / 3' });

test('a press on the picture of the good’s page shows it large over that page, and Esc leads back', async () => {
  const { person } = await open(`/goods/${GOOD_ID}`, { answers: shown() });
  await person.click(await screen.findByLabelText('カメラ, picture 2'));
  const small = screen.getByRole('link', { name: 'Enlarge: カメラ, picture 2' });
  const steps = window.history.length;
  await person.click(small);
  expect(await alt()).toBe('底のふた');
  expect(here()).toBe(`${path}?image=1`);
  expect(small).toBeInTheDocument();
  await person.keyboard('{ArrowRight}');
  expect(window.history.length).toBe(steps + 1);
  // jsdom closes no dialog by Esc: the browser's word for it.
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(small).toHaveFocus();
});

test('the back button closes the pictures, too', async () => {
  const { person } = await open(`/goods/${GOOD_ID}`, { answers: shown() });
  await person.click(await screen.findByRole('link', { name: 'Enlarge: カメラ, picture 1' }));
  await person.click((await viewer()).getByLabelText('Next picture'));
  window.history.back();
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('arrows, buttons and swipes move between the pictures and stop at both ends', async () => {
  const { person } = await open(path, { answers: shown() });
  const { getByText, getByLabelText } = await viewer();
  expect(getByText('1 / 3')).toHaveAttribute('role', 'status');
  expect(await alt()).toBe('カメラ, picture 1');
  getByLabelText('Close').focus();
  await person.keyboard('{ArrowLeft}');
  expect(getByText('1 / 3')).toBeInTheDocument();
  await person.keyboard('{ArrowRight}');
  expect(getByText('2 / 3')).toBeInTheDocument();
  expect(await alt()).toBe('底のふた');
  await swipe(200, 80);
  expect(getByText('3 / 3')).toBeInTheDocument();
  expect(getByLabelText('Next picture')).toHaveAttribute('aria-disabled', 'true');
  await swipe(200, 80);
  expect(getByText('3 / 3')).toBeInTheDocument();
  await swipe(80, 110);
  expect(getByText('3 / 3')).toBeInTheDocument();
  await swipe(80, 200);
  await person.click(getByLabelText('Previous picture'));
  expect(getByText('1 / 3')).toBeInTheDocument();
  expect(here()).toBe(`${path}?image=0`);
});

test('arrows still turn after a press on the picture', async () => {
  const { person } = await open(path, { answers: shown() });
  const { getByRole, getByText } = await viewer();
  await person.click(getByRole('img'));
  await person.keyboard('{ArrowRight}');
  expect(getByText('2 / 3')).toBeInTheDocument();
});

test.each([
  ['9', '3 / 3'],
  ['-1', '1 / 3'],
  ['x', '1 / 3'],
])('the index %s shows picture %s', async (index, place) => {
  await open(`/preview/${GOOD_ID}?image=${index}`, { answers: shown() });
  expect((await viewer()).getByText(place)).toBeInTheDocument();
});

test('after a direct visit Close leads to the good, and one picture alone has nothing to turn to', async () => {
  const { person } = await open(path, { answers: shown([picture(51)]) });
  const { getByLabelText, queryByLabelText } = await viewer();
  expect(queryByLabelText('Next picture')).toBeNull();
  await person.click(getByLabelText('Close'));
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}`));
});

test('a picture that does not load says so', async () => {
  await open(path, { answers: shown() });
  const image = (await viewer()).getByRole('img');
  expect(image.closest('figure')).toHaveAttribute('aria-busy', 'true');
  fireEvent.error(image);
  expect(await screen.findByText(/^The picture couldn’t be loaded\. Check your/)).toBeInTheDocument();
  fireEvent.load(image);
  expect(image.closest('figure')).toHaveAttribute('aria-busy', 'false');
});

test('a good without pictures shows its page', async () => {
  await open(path, { answers: shown([]) });
  await waitFor(() => expect(here()).toBe(`/goods/${GOOD_ID}`));
});

test('a good that is not seen is not found', async () => {
  const gone = http.get('/goods/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { answers: [gone] });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
