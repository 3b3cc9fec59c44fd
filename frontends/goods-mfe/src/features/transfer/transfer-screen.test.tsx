import { fireEvent, screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, GROUP_ID, MEMBER_ID, idOf, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { http, refusal, writes } from '../../../../test/screens/server';
import { CLUB_ID, transfer, transferAt, transferee } from '../../../../test/screens/transfers';

screens();

const path = `/goods/${GOOD_ID}/edit/transfer`;
const as = lender();
const mika = transferee({ leaves_group_ids: [GROUP_ID] });
const club = transferee({ user_id: CLUB_ID, managed: true });
const type = (title: string) =>
  fireEvent.change(screen.getByLabelText(/^Type the item’s name/), { target: { value: title } });

faces('the transfer of a good', {
  path,
  as,
  reads: ['/goods/:id/transfer'],
  answers: [...transferAt([club, mika]), ...ours()],
  shows: '保護者会',
});

test('a receiver is chosen, what follows is shown, and the title is typed before anybody is asked', async () => {
  const { person } = await open(path, { as, answers: [...transferAt([club, mika]), ...ours()] });
  await person.click(await screen.findByRole('radio', { name: /美香.*by .*28/ }));
  expect(screen.getByText('2 bookings are transferred, too')).toBeInTheDocument();
  expect(await screen.findByText('It leaves “ひまわり文庫”')).toBeInTheDocument();
  expect(screen.getByText('Transfer to 美香')).toBeDisabled();
  type('カメ');
  expect(screen.getByText('Transfer to 美香')).toBeDisabled();
  type(' ｶﾒﾗ');
  await person.click(screen.getByText('Transfer to 美香'));
  expect(await screen.findByText('美香 was asked to accept カメラ.')).toBeInTheDocument();
  const asked = { method: 'POST', path: `/goods/${GOOD_ID}/transfer` };
  expect(writes()).toEqual([{ ...asked, body: { user_id: MEMBER_ID, title: ' ｶﾒﾗ' } }]);
  expect(await screen.findByText('Waiting for 美香')).toBeInTheDocument();
});

test('a transfer that waits can be taken back', async () => {
  const { person } = await open(path, {
    as,
    answers: [...transferAt([mika], { open: transfer() }), ...ours()],
  });
  expect(await screen.findByText(/by .*28.*Until then it is yours/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  await person.click(screen.getByText('Withdraw'));
  expect(await screen.findByText('Request withdrawn.')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /美香/ })).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/transfers/${idOf(81)}`, body: undefined }]);
});

test('to an account that its owner manages a good goes at once, and Home comes', async () => {
  const { person } = await open(path, { as, answers: [...transferAt([club]), ...ours()] });
  await person.click(await screen.findByRole('radio', { name: /保護者会.*at once/ }));
  expect(screen.queryByText(/^It leaves/)).toBeNull();
  type('カメラ');
  await person.click(screen.getByText('Transfer to 保護者会'));
  expect(await screen.findByText('カメラ was transferred to 保護者会.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/home');
});

test('a refusal is said at the field, and what was typed stays', async () => {
  const refused = http.post('/goods/{id}/transfer', ({ response }) =>
    response.untyped(refusal('good.on_loan', 409)),
  );
  const { person } = await open(path, { as, answers: [refused, ...transferAt([mika]), ...ours()] });
  await person.click(await screen.findByRole('radio', { name: /美香/ }));
  type('カメラ');
  await person.click(screen.getByText('Transfer to 美香'));
  expect(await screen.findByText('Refused: good.on_loan')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Type the item’s name/)).toHaveValue('カメラ');
});

test('who has nobody to transfer to is told why, and a search that finds nobody says so', async () => {
  const { person } = await open(path, { as, answers: [...transferAt([]), ...ours()] });
  expect(await screen.findByText('No one to transfer to')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Search people'));
  await person.paste('nobody');
  expect(await screen.findByText('No one matches “nobody”')).toBeInTheDocument();
});

test('a good that is out offers no choice', async () => {
  await open(path, { as, answers: [...transferAt([mika], { out: 1 }), ...ours()] });
  expect(await screen.findByText(/^This item is out/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a good is transferred by its owner alone', async () => {
  await open(path, { answers: ours() });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});

test('the form of a good leads its owner to the transfer', async () => {
  await open(`/goods/${GOOD_ID}/edit`, { as, answers: ours() });
  expect(await screen.findByText('Choose a new owner')).toHaveAttribute('href', path);
});

test('the form of a good does not lead its other managers to the transfer', async () => {
  await open(`/goods/${GOOD_ID}/edit`, { answers: ours() });
  await screen.findByLabelText('Name');
  expect(screen.queryByText('Choose a new owner')).toBeNull();
});
