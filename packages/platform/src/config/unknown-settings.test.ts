import { unknownSettings } from './unknown-settings';

const KNOWN = ['RATE_LIMIT_SIGN_UP_PER_MIN', 'KAFKA_BROKERS', 'PUBLIC_URL', 'S3_BUCKET', 'PORT', 'HOST'];
const said = (...names: string[]) =>
  unknownSettings(Object.fromEntries(names.map((name) => [name, 'hush'])), KNOWN);

describe('names in the environment that nobody reads', () => {
  it('are told with the name that was probably meant, and never with a value', () => {
    const told = said('RATE_LIMIT_SIGNUP_PER_MIN', 'KAKFA_BROKERS', 'PUBLIC_URI');
    expect(told).toEqual([
      'Unknown setting RATE_LIMIT_SIGNUP_PER_MIN. Did you mean RATE_LIMIT_SIGN_UP_PER_MIN?',
      'Unknown setting KAKFA_BROKERS. Did you mean KAFKA_BROKERS?',
      'Unknown setting PUBLIC_URI. Did you mean PUBLIC_URL?',
    ]);
    expect(told.join()).not.toContain('hush');
  });

  it('are told without a guess where they only begin as ours do', () => {
    expect(said('QUOTA_CHAIRS')).toEqual(['Unknown setting QUOTA_CHAIRS.']);
  });

  it('are nobody’s business where they are others’, empty, or a cluster’s own', () => {
    const neighbours = [
      'KAFKA_SERVICE_HOST',
      'KAFKA_PORT_9092_TCP_ADDR',
      'KAFKA_SERVICE_PORT_HTTP',
      'KAFKA_PORT',
    ];
    expect(said('PATH', 'HOSTS', 'HOME', ...KNOWN, ...neighbours)).toEqual([]);
    expect(unknownSettings({ KAFKA_TOPICS: '' }, KNOWN)).toEqual([]);
  });
});
