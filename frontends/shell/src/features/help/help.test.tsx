import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { BOOKING_ID, subscription } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { http } from '../../../../test/screens/server';

screens();

const FORM = { support: { form: true, time_zone: 'Asia/Tokyo' }, contact: 'help@example.jp' };
const SITE = { support: { form: false, time_zone: 'Asia/Tokyo' }, contact: 'https://example.jp/help' };

test.each(['/help', '/support'])(
  '%s answers frequent questions, and lists articles by topic',
  async (path) => {
    const { person } = await open(path, { as: null });
    const question = await screen.findByText('Who needs a contract?', { selector: 'summary' });
    await person.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Only managers of groups.')).toBeInTheDocument();
    const borrowing = screen.getByRole('heading', { name: 'Borrow and return' }).closest('section');
    expect(within(borrowing as HTMLElement).getByRole('link', { name: 'Running late' })).toHaveAttribute(
      'href',
      '/help/late',
    );
    expect(screen.queryByRole('heading', { name: 'Groups' })).toBeNull();
  },
);

test('help names articles about the screen from which the person came, and no others', async () => {
  const { person } = await open(`/bookings/${BOOKING_ID}`);
  await screen.findAllByText('カメラ');
  await person.click(document.querySelector('.hd-nav a[href="/help"]') as HTMLElement);
  await person.click(await screen.findByText('All help'));
  const near = (await screen.findByRole('heading', { name: 'About this screen' })).closest('section');
  const names = within(near as HTMLElement).getAllByRole('link');
  expect(names.map((link) => link.getAttribute('href'))).toEqual(['/help/extend', '/help/late']);
});

test('a question leads to its answer by its address', async () => {
  const { person } = await open('/help', { as: null });
  await person.type(await screen.findByRole('textbox', { name: 'Search help' }), ' late? {Enter}');
  await waitFor(() => expect(here()).toBe('/help?q=late%3F'));
});

test('an article shows its text with links, its topic, and the next articles of the topic', async () => {
  const { person } = await open('/help/extend', { as: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Extend a booking' })).toBeInTheDocument();
  expect(screen.getByText(/^Borrow and return · Updated/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'How to' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'your bookings' })).toHaveAttribute('href', '/bookings');
  expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute('href', 'https://example.com/more');
  expect(screen.queryByRole('link', { name: 'nothing' })).toBeNull();
  expect(screen.getByText('Extend').tagName).toBe('B');
  await person.click(screen.getByText('Running late'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Running late' })).toBeInTheDocument();
});

test('an article that does not exist is a page not found', async () => {
  await open('/help/nothing', { as: null });
  expect((await screen.findAllByText('Page not found'))[0]).toBeInTheDocument();
});

test('articles that can not be loaded are loaded again by a press', async () => {
  let fails = true;
  const answers = [plain.get('/help/articles/:file', () => (fails ? HttpResponse.error() : undefined))];
  const { person } = await open('/help', { as: null, answers });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await person.click(again);
  expect(await screen.findByText('Borrow and return')).toBeInTheDocument();
});

test('help promises no answer where the operator has set no contact', async () => {
  await open('/help', { as: null });
  await screen.findByText('Borrow and return');
  expect(screen.queryByText(/reply within/)).toBeNull();
  expect(screen.queryByText('Contact support')).toBeNull();
});

test('help leads to the form, or to the site of the operator', async () => {
  await open('/help', { as: null, config: FORM });
  expect(await screen.findByText('Contact support')).toHaveAttribute('href', '/contact');
  cleanup();
  await open('/help/extend', { as: null, config: SITE });
  expect(await screen.findByText('Contact support')).toHaveAttribute('href', 'https://example.jp/help');
});

test('help says the time to a reply, and a shorter one to accounts whose plan includes it', async () => {
  await open('/support', { as: null, config: FORM });
  expect(await screen.findByText('Weekdays 9:00–17:00, reply within 2 business days')).toBeInTheDocument();
  cleanup();
  const features = ['priority_support'] as const;
  await open('/support', {
    config: FORM,
    answers: [
      http.get('/subscriptions/current', ({ response }) =>
        response(200).json({ subscription: subscription({ features: [...features] }), plans: [] }),
      ),
    ],
  });
  expect(await screen.findByText(/reply within 1 business day$/)).toBeInTheDocument();
});

test('a topic in the address is scrolled to once its tile is there', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled(this.id);
  };
  await open('/help#money', { as: null });
  await screen.findByRole('heading', { name: 'Money' });
  expect(scrolled).toHaveBeenCalledWith('money');
});
