import { readAllSettings } from '../src/all-settings';

describe('the settings of all parts', () => {
  test('are read before anything starts: what one part finds wrong is told at once, and never a value', () => {
    const wrong = {
      OIDC_PROVIDERS: 'hush',
      MAIL_FROM: 'nobody',
      RATE_LIMIT_ADDRESS_PER_MIN: 'many',
      S3_ENDPOINT: 'x',
    };
    for (const name of Object.keys(wrong)) expect(() => readAllSettings(wrong)).toThrow(name);
    expect(() => readAllSettings(wrong)).not.toThrow('hush');
    expect(() => readAllSettings({ KAFKA_BROKERS: 'k:1', KAFKA_SASL_MECHANISM: 'plain' })).toThrow(
      'KAFKA_SASL_MECHANISM needs KAFKA_USERNAME and KAFKA_PASSWORD too',
    );
  });

  test('tell a name that nobody reads, and the one that was meant', () => {
    expect(
      readAllSettings({ RATE_LIMIT_SIGNUP_PER_MIN: '60', S3_BUKET: 'b', QUOTA_CHAIRS: '1', PATH: '/bin' }),
    ).toEqual([
      'Unknown setting RATE_LIMIT_SIGNUP_PER_MIN. Did you mean RATE_LIMIT_SIGN_UP_PER_MIN?',
      'Unknown setting S3_BUKET. Did you mean S3_BUCKET?',
      'Unknown setting QUOTA_CHAIRS.',
    ]);
  });
});
