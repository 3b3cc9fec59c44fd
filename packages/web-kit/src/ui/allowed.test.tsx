import { fireEvent, render, screen } from '@testing-library/react';
import { Allowed } from './allowed';

function Screen({ permissions, id = '1' }: { readonly permissions: string[]; readonly id?: string }) {
  return (
    <Allowed to="extend" on={{ id, permissions }} otherwise="見つかりません">
      <textarea aria-label="理由" />
    </Allowed>
  );
}

const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: '理由' });

test('who may not do it does not see the screen, until they may', () => {
  const { rerender } = render(<Screen permissions={['cancel']} />);
  expect(field()).toBeNull();
  expect(screen.getByText('見つかりません')).toBeInTheDocument();
  rerender(<Screen permissions={['cancel', 'extend']} />);
  expect(field()).toBeInTheDocument();
});

test('who was let in keeps what is typed when the permission goes', () => {
  const { rerender } = render(<Screen permissions={['extend']} />);
  fireEvent.change(field()!, { target: { value: '展示が延びました。' } });
  rerender(<Screen permissions={[]} />);
  expect(field()?.value).toBe('展示が延びました。');
});

test('the permission for one thing does not open another', () => {
  const { rerender } = render(<Screen permissions={['extend']} />);
  rerender(<Screen permissions={[]} id="2" />);
  expect(field()).toBeNull();
});
