import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EMPTY_GOOD, bodyOf } from './good-draft';
import { GROUP_ID, LENDER_ID, good, group, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/new?group=${GROUP_ID}`;
const as = lender();
const groups = http.get('/groups', ({ response }) =>
  response(200).json({ groups: [group({ permissions: ['edit', 'add_goods'] })], users: [as], meta: meta(1) }),
);
const registers = http.post('/goods', ({ response }) =>
  response(201).json({ good: good({ title: '脚立' }), users: [], images: [], liked_good_ids: [] }),
);
const numbered = (...numbers: string[]) =>
  http.get('/goods', ({ response }) =>
    response(200).json({
      goods: numbers.map((management_id) => good({ management_id })),
      ...{ users: [], images: [], liked_good_ids: [], meta: meta(numbers.length) },
    }),
  );

test('after “register and next” the number is the next that is not taken, asked for once, and what is done is counted', async () => {
  const { person } = await open(path, {
    as,
    answers: [groups, registers, numbered('A-0008', 'ａ－０００９', 'B-1')],
  });
  const name = await screen.findByLabelText('Name');
  for (const [value, done] of [
    ['脚立', '1 added so far'],
    ['はしご', '2 added so far'],
  ] as const) {
    fireEvent.change(name, { target: { value } });
    if (value === '脚立') {
      const number = screen.getByLabelText(/^Management number/);
      fireEvent.change(number, { target: { value: 'A-0007' } });
    }
    calls.splice(0);
    await person.click(screen.getByText('Add and start another'));
    expect(await screen.findByText(done)).toBeInTheDocument();
    const next = value === '脚立' ? 'A-0010' : 'A-0011';
    await waitFor(() => expect(screen.getByLabelText(/^Management number/)).toHaveValue(next));
    const asked = calls.filter(({ path: to }) => to.includes(`owner_id=${LENDER_ID}`));
    expect(asked.map(({ path: to }) => new URLSearchParams(to.split('?')[1]).get('match'))).toEqual(['A-00']);
  }
});

test('authors are chips: Enter and leaving add, Backspace and the button remove, and doubles and a 21st are not added', async () => {
  const { person } = await open(path, { as, answers: [groups, registers] });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: '本' } });
  fireEvent.click(screen.getByText('Book details'));
  const field = screen.getByLabelText(/^Authors/);
  const chips = () => [...document.querySelectorAll('.names li')].map((chip) => chip.textContent);
  await person.type(field, '森{Enter}夏目{Enter}森{Enter}芥川');
  await person.tab();
  expect(chips()).toEqual(['森', '夏目', '芥川']);
  await person.click(field);
  await person.keyboard('{Backspace}');
  await person.click(screen.getByLabelText('Remove 森'));
  expect(chips()).toEqual(['夏目']);
  expect(field).toHaveFocus();
  for (let count = 2; count <= 20; count += 1) {
    fireEvent.change(field, { target: { value: `作者${count}` } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  expect(chips()).toHaveLength(20);
  expect(field).toHaveAccessibleDescription('The limit is 20. Remove a name to add another.');
  expect(field).toHaveAttribute('readonly');
  fireEvent.click(screen.getByText('Add item'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect((writes()[0]?.body as { authors: string[] }).authors).toHaveLength(20);
});

test('the quantity goes up and down by its buttons, not below one, and can be typed', async () => {
  const { person } = await open(path, { as, answers: [groups, registers] });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: '椅子' } });
  expect(screen.getByLabelText('Fewer')).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '１１９' } });
  await person.click(screen.getByLabelText('More'));
  expect(screen.getByLabelText('Quantity')).toHaveValue('120');
  fireEvent.click(screen.getByText('Add item'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({
    ...bodyOf(EMPTY_GOOD),
    ...{ title: '椅子', quantity: 120, group_ids: [GROUP_ID] },
  });
});

test('a code that was scanned is in the form of the new good', async () => {
  await open(`${path}&code=4901234567894`, { as, answers: [groups, registers] });
  expect(await screen.findByLabelText('Remove 4901234567894')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '三脚' } });
  fireEvent.click(screen.getByText('Add item'));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ codes: ['4901234567894'] }));
});

test('the code of a book that was scanned is its ISBN in the form', async () => {
  const book = http.get('/books/{id}', ({ response }) => response.untyped(refusal('books.none', 404)));
  await open(`${path}&code=9784815630447`, { as, answers: [groups, registers, book] });
  expect(await screen.findByLabelText(/^ISBN/)).toHaveValue('9784815630447');
});

test('a code that another good has is refused at its field, with the name of that good', async () => {
  const detail = '“脚立” has the code TAG-1. Use a different one.';
  const no = http.post('/goods', ({ response }) =>
    response.untyped(refusal('good.code_taken', 409, { detail })),
  );
  const { person } = await open(path, { as, answers: [no, groups] });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: '三脚' } });
  const field = screen.getByLabelText(/^Further codes/);
  await person.type(field, 'TAG-1{Enter}');
  fireEvent.click(screen.getByText('Add item'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(detail)));
});
