import { DomainError, inField, refused } from '../src/domain-error';

test('a refusal of a file that was sent as text names the text', () => {
  const found = inField(refused('import.no_rows', undefined, 'file'), 'file', 'text');
  expect(found).toBeInstanceOf(DomainError);
  expect((found as DomainError).refusal).toMatchObject({ code: 'import.no_rows', field: 'text' });
});

test('a refusal of another field, and what is none, stay as they are', () => {
  const other = refused('forbidden', undefined, 'group_ids');
  const broken = new Error('broken');
  expect(inField(other, 'file', 'text')).toBe(other);
  expect(inField(broken, 'file', 'text')).toBe(broken);
});
