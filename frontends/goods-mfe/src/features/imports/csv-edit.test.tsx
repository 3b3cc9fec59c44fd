import { fireEvent, screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { lender } from '../../../../test/screens/fixtures';
import { importing, importRow } from '../../../../test/screens/imports';
import { open, screens } from '../../../../test/screens/open-screen';
import { writes } from '../../../../test/screens/server';

screens();

const path = '/goods/edit/csv_import';
const as = lender();

faces('the change of many goods by a sheet', { path, as, shows: '1. Export your items' });

test('a sheet that was exported and changed changes the goods, and unchanged rows stay', async () => {
  const rows = [
    importRow(2, { id: 'a', title: 'カメラ' }, { outcome: 'changed' }),
    importRow(3, { id: 'b', title: '三脚' }, { outcome: 'unchanged' }),
  ];
  const answers = importing(rows, { kind: 'goods_edit', columns: ['id', 'title'] });
  const { person } = await open(path, { as, answers });
  await screen.findByText('Choose a file');
  const files = [new File(['id,title'], 'items.csv')];
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
  expect(await screen.findByText('To change 1')).toBeInTheDocument();
  expect(writes()[0]?.path).toBe('/imports?kind=goods_edit');
  await person.click(screen.getByText('Change 1 item'));
  expect(await screen.findByText('1 item changed')).toBeInTheDocument();
  expect(screen.getByText('1 row changed nothing.')).toBeInTheDocument();
});
