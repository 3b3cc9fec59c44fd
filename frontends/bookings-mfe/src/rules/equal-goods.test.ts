import { ApiError } from '@kashikari/web-kit';
import { equalGoodsIn, isTitled } from './equal-goods';

test('a refusal names the goods that are free instead', () => {
  const camera = { id: 'g2', title: 'Camera' };
  expect(equalGoodsIn(new ApiError(409, 'booking.unavailable', { equal_goods: [camera] }))).toEqual([camera]);
});

test('a refusal for another reason names none', () => {
  expect(equalGoodsIn(new ApiError(400, 'booking.max_days', { max: 3 }))).toEqual([]);
  expect(equalGoodsIn(null)).toEqual([]);
});

test('width, case and spaces make no other title', () => {
  expect(isTitled(' ＬＥＮＳ  50 mm', 'Lens 50 MM')).toBe(true);
  expect(isTitled('Lens 50 mm', 'Lens 85 mm')).toBe(false);
});
