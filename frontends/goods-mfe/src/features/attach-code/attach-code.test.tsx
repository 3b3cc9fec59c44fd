import { screen, waitFor } from '@testing-library/react';
import { GOOD_ID, GROUP_ID, OWN_GOOD, good, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const CODE = '4901234567894';
const path = `/goods/attach?code=${CODE}`;
const as = lender();
const around = { users: [], images: [], liked_good_ids: [] };

/** Mocks a good of the user that already has a code, and a good of another lender. */
function shop() {
  let codes: readonly string[] = ['TAG-1'];
  const own = () => good({ permissions: OWN_GOOD, codes: [...codes] });
  return [
    http.get('/goods', ({ response }) =>
      response(200).json({
        ...{ goods: [own(), good({ id: idOf(62), title: '他人の', permissions: [] })], ...around },
        meta: meta(2),
      }),
    ),
    http.get('/goods/{id}', ({ response }) => response(200).json({ good: own(), ...around })),
    http.patch('/goods/{id}', async ({ request, response }) => {
      codes = ((await request.clone().json()) as { codes: string[] }).codes;
      return response(200).json({ good: own(), ...around });
    }),
  ];
}
const patch = (codes: readonly string[]) => ({ method: 'PATCH', path: `/goods/${GOOD_ID}`, body: { codes } });

test('a code is put on a good that the person may edit, beside its other codes, and taken off by a press', async () => {
  const { person } = await open(path, { as, answers: shop() });
  expect(await screen.findByText(CODE)).toBeInTheDocument();
  const button = await screen.findByRole('button', { name: /カメラ/ });
  expect(screen.queryByText('他人の')).toBeNull();
  await person.click(button);
  expect(await screen.findByText('Code added to カメラ.')).toBeInTheDocument();
  expect(writes()).toEqual([patch(['TAG-1', CODE])]);
  await person.click(await screen.findByText('Undo'));
  expect(await screen.findByText('Code removed.')).toBeInTheDocument();
  expect(writes()).toEqual([patch(['TAG-1', CODE]), patch(['TAG-1'])]);
});

test('a part of a name is searched for, and nothing found says what to do', async () => {
  const none = http.get('/goods', ({ query, response }) =>
    query.get('match') === 'x'
      ? response(200).json({ goods: [], ...around, meta: meta(0) })
      : response.untyped(refusal('busy', 503)),
  );
  const { person } = await open(path, { as, answers: [none, ...shop()] });
  await person.type(await screen.findByLabelText(/^Item: name or number/), 'x');
  expect(await screen.findByText('No item found')).toBeInTheDocument();
  await waitFor(() => expect(calls.some(({ path: to }) => to.includes('match=x'))).toBe(true));
  expect(screen.getByText('Add item').closest('a')).toHaveAttribute('href', `/goods/new?code=${CODE}`);
});

test('a refusal is said, and the good can be chosen again', async () => {
  const detail = '“脚立” has the code.';
  const no = http.patch('/goods/{id}', ({ response }) =>
    response.untyped(refusal('good.code_taken', 409, { detail })),
  );
  const { person } = await open(path, { as, answers: [no, ...shop()] });
  await person.click(await screen.findByRole('button', { name: /カメラ/ }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /カメラ/ })).toBeEnabled();
});

test('in a stocktaking the code is put on an item of the group, which is counted next', async () => {
  const counted = `${path}&group=${GROUP_ID}&count=p1`;
  const { person } = await open(counted, { as, answers: shop() });
  const back = `/-/${GROUP_ID}/stocktaking/create/`;
  expect(await screen.findByRole('link', { name: /Back to counting/ })).toHaveAttribute(
    'href',
    `${back}${CODE}?period=p1`,
  );
  expect(screen.getByText('Add item').closest('a')).toHaveAttribute(
    'href',
    `/goods/new?code=${CODE}&group=${GROUP_ID}&count=p1`,
  );
  await person.click(await screen.findByRole('button', { name: /カメラ/ }));
  await waitFor(() => expect(window.location.pathname).toBe(`${back}${GOOD_ID}`));
  expect(calls.some(({ path: to }) => to.includes(`group_id=${GROUP_ID}`))).toBe(true);
});
