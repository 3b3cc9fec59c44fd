import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { goodAt } from '../../../../test/screens/bookings';
import { GOOD_ID } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { buttonOf, here } from '../../../../test/screens/page';

screens();

const path = `/goods/${GOOD_ID}/share`;
const address = `${window.location.origin}/goods/${GOOD_ID}`;

function browserShares(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  delete (navigator as { share?: unknown }).share;
});

faces('the address of a good', { path, reads: ['/goods/:id'], shows: 'Copy link' });

test('the menu of the good leads to its address, which is copied and drawn as a QR code', async () => {
  const { person } = await open(`/goods/${GOOD_ID}`);
  await person.click((await screen.findAllByLabelText('More'))[0]!);
  await person.click(within(screen.getByRole('menu')).getByText('Share'));
  expect(await screen.findByLabelText('Link')).toHaveValue(address);
  expect(here()).toBe(path);
  expect(await screen.findByRole('img', { name: 'QR code of カメラ' })).toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(buttonOf('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(address);
});

test('a browser that shares hands the address to another app; closing its sheet is no error', async () => {
  const shared: ShareData[] = [];
  let fault = new DOMException('closed', 'AbortError');
  browserShares((data) => {
    shared.push(data);
    return Promise.reject(fault);
  });
  const { person } = await open(path);
  await person.click(await screen.findByText('Share with another app'));
  expect(shared).toEqual([{ title: 'カメラ', url: address }]);
  expect(screen.queryByRole('alert')).toBeNull();
  fault = new DOMException('no', 'NotAllowedError');
  await person.click(buttonOf('Share with another app'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('a browser that does not share has no button for it', async () => {
  await open(path);
  await screen.findByText('Copy link');
  expect(screen.queryByText('Share with another app')).toBeNull();
});

test.each([
  [true, 0],
  [false, 1],
])('of a good that is public (%s), nothing says who can open the address', async (isPublic, notes) => {
  await open(path, { answers: [goodAt({ is_public: isPublic })] });
  await screen.findByText('Copy link');
  expect(screen.queryAllByText('Only people who can see this item can open the link.')).toHaveLength(notes);
});
