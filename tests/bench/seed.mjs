import { inParallel } from '../../scripts/run.mjs';

const PASSWORD = 'kashikari-demo';

/** Number of members that the free plan allows besides the owner. */
const MEMBERS = 7;

/**
 * A lender, its group, its goods and its members, made over REST.
 * @returns {Promise<{ goods: string[], wide: string[], members: { id: string, email: string }[] }>} `wide`: of 10 units
 */
export async function seed(product, count) {
  const lender = await signUp(product, 'みなと大学メディアセンター', 'bench-lender@example.com');
  const { group } = await product.call('POST', '/groups', { name: '機材', slug: 'bench' }, lender.token);
  const register = (length, quantity) =>
    inParallel(
      16,
      Array.from({ length }, (_, n) => async () => {
        const body = { title: `機材 ${quantity}-${n + 1}`, group_ids: [group.id], quantity };
        return (await product.call('POST', '/goods', body, lender.token)).good.id;
      }),
    );
  const goods = await register(count, 1);
  const wide = await register(Math.min(count, 100), 10);
  const members = [];
  for (let n = 0; n < MEMBERS; n++) {
    const member = await signUp(product, `会員 ${n + 1}`, `bench-${n}@example.com`);
    await product.call('POST', '/memberships', { group_id: group.id }, member.token);
    members.push({ id: member.id, email: member.email });
  }
  return { goods, wide, members };
}

export async function signUp(product, name, email) {
  const { user, token } = await product.call('POST', '/users', { name, email, password: PASSWORD });
  return { id: user.id, email, token };
}

/** Fresh tokens: they last 15 minutes, and a run takes longer. */
export async function signInAll(product, members) {
  const answers = members.map(({ email }) =>
    product.call('POST', '/auth/login', { email, password: PASSWORD }),
  );
  return (await Promise.all(answers)).map(({ token }) => token);
}
