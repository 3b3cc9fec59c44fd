import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { group, lender } from '../../../../test/screens/fixtures';
import { groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/invite/handout';
const as = lender();
const answers = [groupAt(ownGroup({ passcode: 'sakura', has_passcode: true, sign_up_message: 'ようこそ' }))];

faces('the invitation on paper', {
  path,
  reads: ['/groups/:id'],
  as,
  answers,
  shows: 'Print or save as PDF',
});

test('the page is written in the language that is chosen, with or without the passcode, and printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = await open(path, { as, answers });
  await person.selectOptions(await screen.findByLabelText('Language'), 'en');
  expect(await screen.findByText('You can now book our items')).toBeInTheDocument();
  expect(screen.getByText('To everyone in ひまわり文庫')).toBeInTheDocument();
  expect(screen.getByText('ようこそ')).toBeInTheDocument();
  expect(screen.getByLabelText('http://localhost:3000/-/himawari')).toBeInTheDocument();
  expect(screen.getByText('sakura')).toBeInTheDocument();
  await person.click(screen.getByLabelText(/^Include the passcode/));
  expect(screen.queryByText('sakura')).toBeNull();
  await person.selectOptions(screen.getByLabelText('Language'), 'ja');
  await screen.findByText((_, element) => element?.matches('article[lang="ja"]') ?? false);
  expect(screen.queryByText('You can now book our items')).toBeNull();
  await person.click(screen.getAllByText('Print or save as PDF')[0]!);
  expect(print).toHaveBeenCalledTimes(1);
  expect(writes()).toEqual([]);
  print.mockRestore();
});

test('who does not manage the members makes no invitation on paper', async () => {
  await open(path, { answers: [groupAt(group())] });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
