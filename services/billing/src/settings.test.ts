import { defineConfig } from '@kashikari/platform';
import { RULES, SETTINGS } from './settings';

const read = defineConfig(SETTINGS, RULES);
const stripe = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: 'whsec_a' };

describe('settings of card payments', () => {
  it('are off by default, with a commission of 10 percent', () => {
    expect(read({})).toMatchObject({ STRIPE_WEBHOOK_SECRET: [], COMMISSION_PERCENT: 10 });
    expect(read({}).STRIPE_SECRET_KEY).toBeUndefined();
  });

  it('have several signing secrets, and a commission from 0 to 100', () => {
    const secrets = { STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b,', COMMISSION_PERCENT: '0' };
    expect(read({ ...stripe, ...secrets })).toMatchObject({
      ...{ STRIPE_WEBHOOK_SECRET: ['whsec_a', 'whsec_b'], COMMISSION_PERCENT: 0 },
    });
    expect(read({ COMMISSION_PERCENT: '100' }).COMMISSION_PERCENT).toBe(100);
  });

  const faults: readonly (readonly [env: Readonly<Record<string, string>>, fault: string])[] = [
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY: must be a secret key'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'a' }, 'STRIPE_WEBHOOK_SECRET: must be signing secrets'],
    [{ ...stripe, STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE: must be an origin'],
    [{ COMMISSION_PERCENT: '101' }, 'COMMISSION_PERCENT: must be'],
    [{ COMMISSION_PERCENT: '-1' }, 'COMMISSION_PERCENT: must be'],
    [{ COMMISSION_PERCENT: '1.5' }, 'COMMISSION_PERCENT: must be'],
    [{ COMMISSION_PERCENT: '１０' }, 'COMMISSION_PERCENT: must be'],
  ];

  it.each(faults)('refuse %j', (env, fault) => {
    expect(() => read(env)).toThrow(fault);
  });
});
