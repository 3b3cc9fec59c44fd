import { screen } from '@testing-library/react';
import { GROUP_ID, lender } from '../../../../test/screens/fixtures';
import { foreignGroup, groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/edit';
const as = lender();
const permissions = [...ownGroup().permissions, 'set_fee'];

function settings(takes_cards: boolean) {
  const there = ownGroup({ permissions });
  return [
    groupAt(there),
    http.get('/users/stripe_account', ({ response }) =>
      response(200).json({ takes_cards, commission: takes_cards ? 10 : null }),
    ),
    http.patch('/groups/{id}', ({ response }) => response(200).json({ group: there, users: [] })),
  ];
}

test('the owner sets a fee, and sees what members pay, what is left of it, and that they are told 14 days before', async () => {
  const { person } = await open(path, { as, answers: settings(true) });
  const price = await screen.findByLabelText(/^Monthly fee/);
  expect(screen.getByText(/starts for your members 14 days after you save/)).toBeInTheDocument();
  await person.type(price, '４９');
  expect(screen.getByText('Enter whole yen from 50 to 1,000,000.')).toBeInTheDocument();
  await person.clear(price);
  await person.type(price, '555');
  expect(await screen.findByText('Members pay ¥555. You get ¥500 (10% commission).')).toBeInTheDocument();
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Group settings saved.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/groups/${GROUP_ID}`, body: { price_per_month: 555 } },
  ]);
});

test('where no cards are taken, the fee is paid directly', async () => {
  const { person } = await open(path, { as, answers: settings(false) });
  await person.type(await screen.findByLabelText(/^Monthly fee/), '500');
  expect(await screen.findByText(/^Members pay ¥500 directly to you/)).toBeInTheDocument();
});

test('somebody who edits the group without owning it sets no fee', async () => {
  await open(path, { as, answers: [groupAt(ownGroup())] });
  await screen.findByLabelText(/^Group URL/);
  expect(screen.queryByLabelText(/^Monthly fee/)).toBeNull();
});

test('whoever joins a group with a fee reads the amount, that it renews, and how it ends, before joining', async () => {
  await open('/-/himawari', { answers: [groupAt(foreignGroup({ price_per_month: 500 }))] });
  expect(await screen.findByText('Members pay ¥500 a month.')).toBeInTheDocument();
  expect(
    screen.getByText(/It renews on the same day of each month. You can end it at any time/),
  ).toBeInTheDocument();
  expect(screen.getByText('Join for ¥500 a month')).toBeInTheDocument();
});
