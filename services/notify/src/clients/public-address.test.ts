import { isPublicAddress, lookupPublic } from './public-address';

describe('an address', () => {
  it.each(['8.8.8.8', '142.250.196.138', '2404:6800:4004:820::200a', '2a00:1450:4001::1'])(
    'of the internet is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ],
    'nonsense',
  ])('inside is not: %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('is refused when it is found behind a name', async () => {
    const fault = await new Promise((resolve) => lookupPublic('localhost', {}, resolve));
    expect(fault).toMatchObject({ code: 'EPRIVATE' });
  });
});
