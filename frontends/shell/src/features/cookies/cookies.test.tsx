import { screen, within } from '@testing-library/react';
import { open, screens } from '../../../../test/screens/open-screen';
import { user } from '../../../../test/screens/fixtures';
import type { Config } from '../../config/config';

screens();
afterEach(() => {
  document.cookie = 'kashikari_consent=; Max-Age=0; Path=/';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const COUNTED: Partial<Config> = {
  consent: { in_use: ['analytics'], receiver: 'Example Co. (Japan)' },
  external: ['stripe', 'mail', 'analytics', 'something_newer'],
};

describe('where nothing optional is in use', () => {
  test('all five kinds of cookies are listed, of which only the necessary ones are in use', async () => {
    await open('/cookies', { as: null });
    expect(await screen.findByText('Necessary')).toBeInTheDocument();
    expect(screen.getByText('Always on')).toBeInTheDocument();
    expect(screen.getAllByText('Not used on this site')).toHaveLength(4);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('a visitor is asked for no consent, and gets no cookie', async () => {
    await open('/support', { as: null });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/cookies.*\?/i)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Choice of cookies' })).toBeNull();
    expect(document.cookie).toBe('');
  });
});

describe('where the operator counts', () => {
  test('the category is off until it is allowed and saved, for 180 days', async () => {
    const { person } = await open('/cookies', { as: null, config: COUNTED });
    const choice = await screen.findByRole('switch', { name: 'Statistics' });
    expect(choice).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByText(/stored for 180 days/)).toBeInTheDocument();
    expect(screen.getByText(/Sent to: Example Co\. \(Japan\)/)).toBeInTheDocument();
    expect(screen.getAllByText('Not used on this site')).toHaveLength(3);
    await person.click(choice);
    expect(document.cookie).toBe('');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.cookie).toBe('kashikari_consent=1.analytics');
    expect(
      await screen.findByText('Saved. It takes effect from the next page you load.'),
    ).toBeInTheDocument();
  });

  test('it is withdrawn by “Necessary only”, and the no is stored', async () => {
    document.cookie = 'kashikari_consent=1.analytics; Path=/';
    const { person } = await open('/cookies', { as: null, config: COUNTED });
    const choice = await screen.findByRole('switch', { name: 'Statistics' });
    expect(choice).toHaveAttribute('aria-checked', 'true');
    await person.click(screen.getByRole('button', { name: 'Necessary only' }));
    expect(choice).toHaveAttribute('aria-checked', 'false');
    expect(document.cookie).toBe('kashikari_consent=1');
  });

  test('a browser that sends Sec-GPC is told what that means, and can allow it here alone', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { person } = await open('/cookies', { as: null, config: COUNTED });
    expect(await screen.findByText(/asks not to be tracked \(Sec-GPC\)/)).toBeInTheDocument();
    await person.click(screen.getByRole('switch', { name: 'Statistics' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.cookie).toBe('kashikari_consent=1.analytics');
  });

  test('a member card can allow nothing for those who share it', async () => {
    await open('/cookies', { as: user({ email: null }), config: COUNTED });
    expect(await screen.findByText(/isn’t counted on shared devices/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('an unknown category of a newer gateway has no switch', async () => {
    const consent = { in_use: ['analytics', 'mind_reading'] };
    await open('/cookies', { as: null, config: { consent } });
    expect(await screen.findAllByRole('switch')).toHaveLength(1);
    expect(screen.getByText(/a statistics server chosen by the operator/)).toBeInTheDocument();
  });

  test('the receivers are listed with what they get, and why', async () => {
    await open('/cookies', { as: null, config: COUNTED });
    const list = await screen.findByRole('region', { name: 'Data sent to others' });
    const rows = within(list).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Stripe (USA)',
      'Email server of the operator',
      'Example Co. (Japan)',
    ]);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });
});

test.each([
  ['ja', '使用中のもの', '利用状況の分析', '外部に送るもの'],
  ['en', 'In use', 'Statistics', 'Data sent to others'],
  ['ja-Hira', 'つかって いる もの', 'つかいかたを しらべる', 'そとに おくる もの'],
] as const)('the choice is offered in %s', async (locale, heading, label, external) => {
  await open('/cookies', { as: null, locale, config: COUNTED });
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: label })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: external })).toBeInTheDocument();
});
