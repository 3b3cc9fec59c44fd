import { catalogEvents } from '@kashikari/contracts';
import { textsOf } from './good-texts';

/** An event in which every text is its own name. */
function named(): catalogEvents.GoodChanged {
  const empty = Object.entries(catalogEvents.GoodChanged.fromJSON({}));
  const texts = empty.filter(([, value]) => value === '').map(([name]) => [name, name]);
  return { ...catalogEvents.GoodChanged.fromJSON({}), ...Object.fromEntries(texts), tags: ['tags'] };
}

test('every text of a good that people write is found, and neither ids nor addresses are', () => {
  const { others, ...placed } = textsOf(named());
  expect(placed).toEqual({
    ...{ title: 'title', reading: 'titleReading', tags: ['tags'], author: 'author' },
    ...{ codes: ['managementId', 'isbn'], description: 'description' },
  });
  expect(others).toEqual(expect.arrayContaining(['publisher', 'location', 'category']));
  for (const name of ['id', 'ownerId', 'thumbnailUrl', 'title', 'author', 'isbn', 'description']) {
    expect(others).not.toContain(name);
  }
});
