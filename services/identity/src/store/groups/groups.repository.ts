import { refused } from '@kashikari/kernel';
import type { SqlTx } from '@kashikari/platform';
import type { Groups } from '../../app/ports';
import { groupSnapshot } from '../../domain/shared/snapshots';
import type { Group } from '../../domain/groups/group';
import type { GroupRow } from '../work/rows';
import type { SealedPasscodes } from './sealed-passcodes';
import type { Publisher } from '../work/publisher';

const COLUMNS = `version, name, description, slug, owner_id, passcode, accept_member_goods, member_booking_visible,
  disable_sign_up, sign_up_message, tag_form_label, tag_form_placeholder, cover_image_id, logo_image_id, price_per_month, price_from, disable_ai_answers, created_at, updated_at, deleted_at`;
const PLACES = Array.from({ length: 20 }, (_, at) => `$${at + 2}`).join(', ');

export class PgGroups implements Groups {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
    private readonly passcodes: SealedPasscodes,
  ) {}

  async add(group: Group): Promise<boolean> {
    if (await this.isTaken(group.slug)) return false;
    await this.tx.read(`insert into groups (id, ${COLUMNS}) values ($1, ${PLACES})`, this.toParams(group));
    if (!(await this.takeSlug(group))) throw taken();
    await this.publish(group);
    return true;
  }

  async lock(id: string): Promise<Group | undefined> {
    return this.find('id = $1 and deleted_at is null for no key update', id);
  }

  async share(id: string): Promise<Group | undefined> {
    return this.find('id = $1 and deleted_at is null for share', id);
  }

  async save(group: Group): Promise<void> {
    if (!(await this.takeSlug(group))) throw taken();
    if (group.deletedAt !== null) await this.forgetSlugs(group.id);
    await this.tx.read(`update groups set (${COLUMNS}) = (${PLACES}) where id = $1`, this.toParams(group));
    if (group.deletedAt !== null) await this.tx.read('delete from posts where group_id = $1', [group.id]);
    await this.publish(group);
  }

  async ownedBy(accountId: string): Promise<Group[]> {
    const rows = await this.tx.read<GroupRow>(
      'select * from groups where owner_id = $1 and deleted_at is null order by id for no key update',
      [accountId],
    );
    return rows.map((row) => this.passcodes.toGroup(row));
  }

  async countOf(accountId: string): Promise<number> {
    const row = await this.tx.one<{ count: number }>(
      'select count(*)::int as count from groups where owner_id = $1 and deleted_at is null',
      [accountId],
    );
    return row?.count ?? 0;
  }

  /** Returns true if a group has or had this slug, including deleted groups. */
  private async isTaken(slug: string): Promise<boolean> {
    const row = await this.tx.one(`select from group_slugs where slug in ($1, ${digestOf('$1')})`, [slug]);
    return row !== undefined;
  }

  /**
   * Replaces the slugs of a deleted group by digests, because they may contain personal text. Digests keep the slugs
   * taken.
   */
  private async forgetSlugs(groupId: string): Promise<void> {
    await this.tx.read(
      `update group_slugs set slug = ${digestOf('slug')} where group_id = $1 and slug not like 'sha256:%'`,
      [groupId],
    );
  }

  /** True when the slug is the group's own, now or from before. */
  private async takeSlug(group: Group): Promise<boolean> {
    const gone = await this.tx.one(`select from group_slugs where slug = ${digestOf('$1')}`, [group.slug]);
    if (gone) return false;
    const row = await this.tx.one(
      `insert into group_slugs values ($1, $2) on conflict (slug) do update set group_id = excluded.group_id
        where group_slugs.group_id = excluded.group_id returning slug`,
      [group.slug, group.id],
    );
    return row !== undefined;
  }

  private async find(where: string, id: string): Promise<Group | undefined> {
    const row = await this.tx.one<GroupRow>(`select * from groups where ${where}`, [id]);
    return row && this.passcodes.toGroup(row);
  }

  private publish(group: Group): Promise<void> {
    return this.publisher.publish({ about: 'group', snapshot: groupSnapshot(group) });
  }

  private toParams(group: Group): unknown[] {
    return [
      group.id,
      group.version,
      group.name,
      group.description,
      group.slug,
      group.ownerId,
      this.passcodes.seal(group.passcode, group.id),
      group.acceptMemberGoods,
      group.memberBookingVisible,
      group.disableSignUp,
      group.signUpMessage,
      group.tagFormLabel,
      group.tagFormPlaceholder,
      group.coverImageId || null,
      group.logoImageId || null,
      group.pricePerMonth,
      group.priceFrom === null ? null : new Date(group.priceFrom),
      group.disableAiAnswers,
      new Date(group.createdAt),
      new Date(group.updatedAt),
      group.deletedAt === null ? null : new Date(group.deletedAt),
    ];
  }
}

/** No slug has a colon in it, so none is ever taken for a digest. */
const digestOf = (slug: string) => `'sha256:' || encode(sha256(convert_to(${slug}, 'UTF8')), 'hex')`;

const taken = () => refused('group.slug_taken', undefined, 'slug');
