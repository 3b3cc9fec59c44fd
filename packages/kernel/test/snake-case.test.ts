import { snakeCase } from '../src';

test.each([
  ['title', 'title'],
  ['emailNewPost', 'email_new_post'],
  ['isPublicUse', 'is_public_use'],
])('%s is %s on the wire', (name, expected) => {
  expect(snakeCase(name)).toBe(expected);
});
