import { blocksOf } from './blocks';

test('an empty line ends a paragraph, a line break in it stays', () => {
  expect(blocksOf('一\n二\r\n\r\n三\n')).toEqual([
    { kind: 'paragraph', text: '一\n二' },
    { kind: 'paragraph', text: '三' },
  ]);
});

test('a heading may stand right over its text', () => {
  expect(blocksOf('## 第1条\n- 返す\n- 大切にする')).toEqual([
    { kind: 'heading', text: '第1条' },
    { kind: 'list', items: ['返す', '大切にする'] },
  ]);
});

test('numbers from 1 are steps; other numbers are words', () => {
  expect(blocksOf('1. 開く\n2. 押す')).toEqual([{ kind: 'steps', items: ['開く', '押す'] }]);
  expect(blocksOf('3. 開く\n4. 押す')).toEqual([{ kind: 'paragraph', text: '3. 開く\n4. 押す' }]);
});

test('an empty file has nothing to show', () => {
  expect(blocksOf(' \n\n')).toEqual([]);
});
