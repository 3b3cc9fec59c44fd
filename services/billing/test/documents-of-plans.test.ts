import { documentsOf } from './documents-world';
import { FeesWorld } from './fees-world';
import { PlansWorld } from './plans-world';

describe('documents of plans and credit', () => {
  let plans: PlansWorld;
  beforeAll(async () => {
    plans = await PlansWorld.start({
      ...{ OPERATOR_NAME: '運営', OPERATOR_REGISTRATION_NUMBER: 'T7000012050002' },
    });
  });
  afterAll(() => plans.stop());

  it('are the operator’s, with the lines of the bill and the tax of what is sold', async () => {
    const owner = await plans.owner(10);
    const id = await plans.buy(owner, 'lite');
    expect(await documentsOf(plans, id)).toMatchObject([
      {
        ...{
          issuer_id: null,
          issuer_name: '運営',
          kind: 'invoice',
          recipient_id: owner.userId,
          total: 4_800,
        },
        ...{ taxes: [{ percent: 10, total: 4_800, tax: 436 }], booking_id: null, method: 'card' },
        lines: [{ kind: 'seats', title: 'lite', count: 10, unitPrice: 480, amount: 4_800 }],
      },
    ]);
  });

  it('tax credit where it is used, and not where it is bought', async () => {
    const owner = await plans.owner(10);
    const { paymentId } = await plans.contracts(owner).buyCredit({ amount: 1_000 });
    expect(await plans.pay(owner, paymentId)).toBe('succeeded');
    expect(await documentsOf(plans, paymentId)).toMatchObject([
      { total: 1_000, taxes: [{ percent: 0, total: 1_000, tax: 0 }] },
    ]);
    const id = await plans.buy(owner, 'lite');
    expect(await documentsOf(plans, id)).toMatchObject([
      {
        total: 3_800,
        taxes: [
          { percent: 10, total: 4_800, tax: 436 },
          { percent: 0, total: -1_000, tax: 0 },
        ],
      },
    ]);
  });
});

describe('documents of group fees', () => {
  it('are the owner’s for each month, with the operator’s for its commission', async () => {
    const fees = await FeesWorld.start();
    const group = await fees.group(500);
    const member = await fees.paying(group);
    const { id } = await fees.last(member);
    expect(await documentsOf(fees, id)).toMatchObject([
      { issuer_id: null, recipient_id: group.owner.userId, total: 50 },
      {
        ...{ issuer_id: group.owner.userId, recipient_id: member.person.userId, total: 500 },
        lines: [{ kind: 'fee', from: '2027-01-31', to: '2027-02-27', amount: 500 }],
      },
    ]);
    await fees.stop();
  });
});
