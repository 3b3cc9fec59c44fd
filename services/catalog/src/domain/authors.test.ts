import { withAuthors } from './authors';

test.each([
  [
    { authors: ['夏目漱石', '正岡子規'] },
    { authors: ['夏目漱石', '正岡子規'], author: '夏目漱石, 正岡子規' },
  ],
  [{ author: '夏目漱石' }, { author: '夏目漱石', authors: ['夏目漱石'] }],
  [{ author: '' }, { author: '', authors: [] }],
  [{ authors: [] }, { author: '', authors: [] }],
  [
    { author: 'one', authors: ['another'] },
    { author: 'another', authors: ['another'] },
  ],
  [{ title: 'x' }, { title: 'x' }],
])('of %j both the list and the text are kept: %j', (sent, kept) => {
  expect(withAuthors(sent as object)).toEqual(kept);
});
