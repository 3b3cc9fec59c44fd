import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from './store';
import { useDraft } from './use-draft';

const STORED = { name: '備品室', closed: [0], slug: 'bihin' };

function form() {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook((saved) => useDraft(saved), { initialProps: STORED, wrapper });
}

test('an untouched form changes nothing', () => {
  expect(form().result.current).toMatchObject({ draft: STORED, changes: {}, isChanged: false });
});

test('only what differs is sent, lists by what they hold', () => {
  const { result } = form();
  act(() => result.current.change({ closed: [0], name: '体育倉庫' }));
  expect(result.current.changes).toEqual({ name: '体育倉庫' });
  act(() => result.current.change({ closed: [0, 6], name: '備品室' }));
  expect(result.current.changes).toEqual({ closed: [0, 6] });
});

test('when somebody else saves meanwhile, what was typed stays and the rest follows', () => {
  const { result, rerender } = form();
  act(() => result.current.change({ name: '体育倉庫' }));
  rerender({ ...STORED, name: '物置', slug: 'monooki' });
  expect(result.current.draft).toEqual({ name: '体育倉庫', closed: [0], slug: 'monooki' });
  act(() => result.current.discard());
  expect(result.current.draft.name).toBe('物置');
});

test('what was typed while the form was being saved is not lost when it is', () => {
  const { result, rerender } = form();
  act(() => result.current.change({ name: '体育倉庫', slug: 'taiiku' }));
  const sent = result.current.changes;
  act(() => result.current.change({ slug: 'taiikusoko' }));
  rerender({ ...STORED, ...sent });
  act(() => result.current.settle(sent));
  expect(result.current.changes).toEqual({ slug: 'taiikusoko' });
  expect(result.current.draft.name).toBe('体育倉庫');
});
