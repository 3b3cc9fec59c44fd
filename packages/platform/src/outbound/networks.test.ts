import { AllowedNetworks, isPublicAddress, networks } from './networks';

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
});

describe('allowed networks', () => {
  const allowed = new AllowedNetworks(['10.1.0.0/16', '169.254.0.0/16', 'fd00::/8']);

  it.each(['10.1.2.3', 'fd12::1', '8.8.8.8'])('contain %s', (address) =>
    expect(allowed.has(address)).toBe(true),
  );

  it.each([
    '10.2.0.1',
    '169.254.169.254',
    'fd00:ec2::254',
    '168.63.129.16',
    '::1',
    '64:ff9b::a9fe:a9fe',
    'x',
  ])('contain neither other inner addresses nor metadata services: %s', (address) =>
    expect(allowed.has(address)).toBe(false),
  );

  it('are read from a setting, and refused when one is no network', () => {
    expect(networks.parse(' 10.1.0.0/16, fd00::/8 ,')).toEqual(['10.1.0.0/16', 'fd00::/8']);
    expect(networks.parse(undefined)).toEqual([]);
    for (const wrong of ['10.1.0.0', '10.0.0.0/33', 'host/8', '10.0.0.0/8/8'])
      expect(networks.safeParse(wrong).success).toBe(false);
  });
});
