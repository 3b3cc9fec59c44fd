import { filled } from './filled';

test('every place is filled, and one without a value is left empty', () => {
  expect(filled('{{group}}へ（{{group}}・{{none}}）', { group: 'さくら' })).toBe('さくらへ（さくら・）');
});
