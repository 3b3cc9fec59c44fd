import fc from 'fast-check';
import { ownAddressIn } from './own-address';

const HERE = 'https://lend.example';
const FORMER = 'http://old.example:3000';
const ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
const read = (text: string) => ownAddressIn(text, [HERE, FORMER]);

test.each([
  [`${HERE}/q/abcdefghjkl2`, { kind: 'label', code: 'ABCDEFGHJKL2' }],
  [`${HERE}/q/ABCDEFGHJKL2/?x=1#y`, { kind: 'label', code: 'ABCDEFGHJKL2' }],
  [`${FORMER}/goods/${ID.toUpperCase()}`, { kind: 'good', id: ID }],
  [`HTTPS://LEND.EXAMPLE:443/bookings/${ID}`, { kind: 'booking', id: ID }],
  [`${HERE}/-/media-library`, { kind: 'group', name: 'media-library' }],
  [`${HERE}/auth_tokens/s3cret_-`, { kind: 'card', secret: 's3cret_-' }],
])('reads %s as a thing of the installation', (text, thing) => {
  expect(read(text)).toEqual(thing);
});

test.each([
  'https://evil.example/q/ABCDEFGHJKL2',
  'https://lend.example.evil.example/q/ABCDEFGHJKL2',
  'https://lend.example@evil.example/q/ABCDEFGHJKL2',
  'https://evil@lend.example/q/ABCDEFGHJKL2',
  'https://lend.example:8443/q/ABCDEFGHJKL2',
  'http://lend.example/q/ABCDEFGHJKL2',
  'https://lend.еxample/q/ABCDEFGHJKL2',
  'https://evil.example\\@lend.example/q/ABCDEFGHJKL2',
  `${HERE}/settings`,
  `${HERE}/q/1234`,
  `${HERE}/goods/${ID}/edit`,
])('takes %s for foreign', (text) => {
  expect(read(text)).toBe('foreign');
});

test.each([
  'javascript:alert(1)',
  'CAM:003',
  'data:text/html,x',
  'CAM-003',
  '//lend.example/q/ABCDEFGHJKL2',
  '',
])('takes %s for no address', (text) => {
  expect(read(text)).toBeUndefined();
});

test('no address at another origin is a thing of the installation', () => {
  const path = fc.constantFrom('/q/ABCDEFGHJKL2', `/goods/${ID}`, '/-/media', '/auth_tokens/secret');
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), path, (url, way) => {
      const { origin } = new URL(url);
      fc.pre(origin !== HERE && origin !== FORMER);
      expect(read(origin + way)).toBe('foreign');
    }),
  );
});
