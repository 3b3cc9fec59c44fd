import { placeOf } from './place-of';

const HERE = 'https://lend.example';

test('a label with an address of this installation opens its screen', () => {
  expect(placeOf('https://lend.example/goods/42?source=qr', HERE)).toBe('/goods/42?source=qr');
});

test('an address of somewhere else is searched for, never opened', () => {
  expect(placeOf('https://evil.example/goods/42', HERE)).toBe(
    '/search?match=https%3A%2F%2Fevil.example%2Fgoods%2F42',
  );
});

test('a label’s own address opens the screen that finds its good', () => {
  expect(placeOf(`${HERE}/q/ABCDEFGHJKL2?x=1`, HERE)).toBe('/q/ABCDEFGHJKL2');
});

test('a management number is searched for, without the spaces around it', () => {
  expect(placeOf(' CAM-003 ', HERE)).toBe('/search?match=CAM-003');
});

test('the page of a good gets the code that was read', () => {
  const read = `${HERE}/goods/0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11`;
  expect(placeOf(` ${read} `, HERE)).toBe(
    `/goods/0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11?code=${encodeURIComponent(read)}`,
  );
});
