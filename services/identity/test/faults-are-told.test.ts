import pg from 'pg';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

/** Resources of a hidden group are not found; while groups cannot be read, the fault is reported instead. */
describe('while groups can’t be read', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  let admin: pg.Client;
  const away = (isAway: boolean) =>
    admin.query(
      isAway
        ? 'alter table managers rename to managers_away'
        : 'alter table managers_away rename to managers',
    );
  const calls: Record<
    string,
    (of: Record<'card' | 'post' | 'member' | 'invite', string>) => Promise<unknown>
  > = {
    'a card': ({ card }) => identity.cards(owner.actor).getCard({ id: card }),
    'an announcement': ({ post }) => identity.posts(owner.actor).deletePost({ id: post }),
    'a membership, among many': ({ member }) =>
      identity.memberships(owner.actor).bulkUpdateMemberships({ ids: [member], remove: true }),
    'an invitation': ({ invite }) => identity.invites(owner.actor).deleteInvite({ id: invite }),
  };

  beforeAll(async () => {
    identity = await TestIdentity.start();
    admin = new pg.Client({ connectionString: identity.service.database.ownerUrl });
    await admin.connect();
    owner = await identity.confirmed();
    groupId = (await identity.group(owner)).id;
    await identity.service.db.read('update seats set member_limit = null where account_id = $1', [owner.id]);
  });
  afterAll(async () => {
    await admin.end();
    await identity.stop();
  });

  test.each(Object.keys(calls))('%s is not said to be gone, and is there again afterwards', async (what) => {
    const member = await identity.person();
    const { membership } = await identity.join(member, groupId);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId }));
    const { post } = await identity.posts(owner.actor).createPost({ groupId, body: '休み', pin: false });
    const asked = { groupId, emails: [`asked-${membership!.id}@example.jp`], dryRun: false };
    await identity.invites(owner.actor).createInvites(asked);
    const invites = await identity.invites(owner.actor).listInvites(everyOf(groupId));
    const of = {
      ...{ card: cards[0]!.id, post: post!.id, member: membership!.id },
      invite: invites.invites[0]!.id,
    };
    await away(true);
    const said = await refusalOf(calls[what]!(of)).finally(() => away(false));
    expect(said).toBe('internal');
    expect(await refusalOf(calls[what]!(of))).toBe('allowed');
  });
});

const everyOf = (groupId: string) => ({ groupId, page: { page: 1, perPage: 1 } });
