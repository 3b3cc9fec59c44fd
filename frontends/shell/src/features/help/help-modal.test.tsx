import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ID } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';

screens();

const path = `/bookings/${BOOKING_ID}`;
const CONTACT = { contact: 'help@example.jp', support: { form: true, time_zone: 'Asia/Tokyo' } };
const dialog = () => screen.findByRole('dialog', { name: 'Help' });
const lifebuoy = () => document.querySelector('.hd a[href="/help"]') as HTMLElement;

test('the lifebuoy opens help over the screen, with the articles about it, each in place', async () => {
  const { person } = await open(path, { config: CONTACT });
  await screen.findAllByText('カメラ');
  await person.click(lifebuoy());
  const window_ = within(await dialog());
  const article = await window_.findByText('Extend a booking', { selector: 'summary' });
  expect(window_.queryByText('Print QR labels')).toBeNull();
  await person.click(article);
  expect(window_.getByText('How to')).toBeInTheDocument();
  expect(window_.getByText('Contact support')).toHaveAttribute('href', '/contact');
  expect(here()).toBe(path);
  await person.click(window_.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question in the window leads to its answer, and closes it', async () => {
  const { person } = await open(path);
  await screen.findAllByText('カメラ');
  await person.click(lifebuoy());
  const window_ = within(await dialog());
  expect(window_.queryByText('Contact support')).toBeNull();
  await person.type(window_.getByLabelText('Search help'), 'late{Enter}');
  await waitFor(() => expect(here()).toBe('/help?q=late'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the key ? opens the window, but not for those who type', async () => {
  await open('/home');
  const field = await screen.findByRole('searchbox');
  fireEvent.keyDown(field, { key: '?' });
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await dialog()).toBeInTheDocument();
  fireEvent.keyDown(await dialog(), { key: '?' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a press with a modifier, and one on the pages of help, follow the link', async () => {
  await open('/help', { as: null });
  await screen.findByText('Borrow and return');
  expect(fireEvent.click(lifebuoy())).toBe(false);
  expect(here()).toBe('/help');
  expect(screen.queryByRole('dialog')).toBeNull();
});
