import { enumOf, PATCHES, SETS, type identity as identityMessages } from '@kashikari/contracts';
import { addDays, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('users', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const get = (id: string, actor: Actor) => identity.accounts(actor).getUser({ id });
  const patch = (person: Person, change: object, more: Partial<identityMessages.UpdateUserRequest> = {}) =>
    identity
      .accounts(person.actor)
      .updateUser({ id: person.id, patch: PATCHES.user.write(change), refreshToken: '', ...more });

  describe('are seen', () => {
    it('whole by themselves', async () => {
      const person = await identity.person();
      const { user } = await get('current', person.actor);
      expect(user).toMatchObject({ id: person.id, email: person.email, emailVerified: false });
      expect(user!.lenderRules).toMatchObject({
        allowReturnByBorrower: true,
        allowManageByUser: true,
        extendableDays: 0,
      });
    });

    it('by name alone by who shares a group with them', async () => {
      const [owner, member, other] = [
        await identity.person(),
        await identity.person(),
        await identity.person(),
      ];
      const group = await identity.group(owner);
      await identity.join(member, group.id);
      await identity.join(other, group.id);
      const { user } = await get(other.id, member.actor);
      expect(user).toMatchObject({ id: other.id, name: 'さくら', email: '', permissions: [] });
      expect((await get(owner.id, member.actor)).user!.id).toBe(owner.id);
      expect((await get(member.id, owner.actor)).user!.id).toBe(member.id);
    });

    it('not at all by strangers, visitors and cards, by id or by name', async () => {
      const [person, stranger] = [await identity.person(), await identity.person()];
      await identity.service.db.read(`update users set account_name = 'hidden_one' where id = $1`, [
        person.id,
      ]);
      const card: Actor = { kind: 'card', userId: stranger.id, groupId: newId(), canWrite: true };
      for (const actor of [stranger.actor, VISITOR, card]) {
        expect(await refusalOf(get(person.id, actor))).toBe('not_found');
        expect(await refusalOf(get('hidden_one', actor))).toBe('not_found');
        expect(await refusalOf(get(newId(), actor))).toBe('not_found');
      }
      expect(await refusalOf(get("' or 1=1 --", stranger.actor))).toBe('not_found');
    });

    it('by name and picture by who asks for their ids beside a booking or a good', async () => {
      const [person, stranger] = [await identity.person(), await identity.person()];
      const { users } = await identity
        .accounts(stranger.actor)
        .batchGetUsers({ ids: [person.id, newId(), 'no-id'] });
      expect(users).toHaveLength(1);
      expect(users[0]).toMatchObject({
        id: person.id,
        name: 'さくら',
        email: '',
        accountName: '',
        permissions: [],
      });
    });

    it('with their addresses by services alone', async () => {
      const person = await identity.person();
      const contacts = await identity.accounts({ kind: 'system' }).getContacts({ userIds: [person.id] });
      expect(contacts.contacts).toEqual([
        {
          userId: person.id,
          name: 'さくら',
          emailVerified: false,
          email: person.email,
          locale: 'LOCALE_JA',
          timeZone: 'Asia/Tokyo',
          ...{ invoiceName: '', registrationNumber: '' },
        },
      ]);
      expect(await refusalOf(identity.accounts(person.actor).getContacts({ userIds: [person.id] }))).toBe(
        'forbidden',
      );
    });
  });

  describe('change their settings', () => {
    it('by a patch that is a message: null takes away, and an empty list is one', async () => {
      const person = await identity.person();
      await patch(person, { max_supplies: 3, reminder_days_indexes: [1] });
      const sent = { max_supplies: null, reminder_days_indexes: [], locale: 'en', disable_auto_delay: true };
      const asked = {
        id: person.id,
        patch: PATCHES.user.write(sent),
        refreshToken: '',
      };
      const { user } = await identity.accounts(person.actor).updateUser(asked);
      expect(user).toMatchObject({
        ...{ name: 'さくら', reminderDaysIndexes: [] },
        locale: enumOf(SETS.locale, 'en'),
      });
      expect(user!.lenderRules).toMatchObject({ maxSupplies: undefined, disableAutoDelay: true });
    });

    it.each(['می\u200cخواهم', 'क्\u200dष'])('with the joiners of a script: %s', async (name) => {
      const person = await identity.person();
      expect((await patch(person, { name })).user).toMatchObject({ name });
      expect(await refusalOf(patch(person, { account_name: name }))).toBe(
        'validation.account_name account_name',
      );
    });

    it('as a dry run says: the same rules, and nothing is written', async () => {
      const person = await identity.person();
      const before = (await get(person.id, person.actor)).user;
      const dates = Array.from({ length: 1_001 }, (_, n) => addDays('2030-01-01', n));
      const closed = (closed_dates: string[], dryRun: boolean) => patch(person, { closed_dates }, { dryRun });
      expect(await refusalOf(closed(dates, true))).toBe('validation.too_many closed_dates');
      expect(await refusalOf(closed(dates, false))).toBe('validation.too_many closed_dates');
      const { user } = await closed(dates.slice(1), true);
      expect(user!.lenderRules!.closedDates).toEqual(dates.slice(1));
      expect((await get(person.id, person.actor)).user).toEqual(before);
    });

    it('field by field, and the rest stays', async () => {
      const person = await identity.person();
      const change = {
        name: '桜大学',
        name_reading: 'さくらだいがく',
        max_supplies: 3,
        disabled_days_indexes: [6, 0, 6],
        closed_dates: ['2026-12-31', '2026-12-30'],
        extendable_days: 7,
        invoice_email: 'Kaikei@example.jp',
        time_zone: 'Europe/Paris',
        reminder_days_indexes: [1],
        reminder_time: '17:30',
        nps: 9,
      };
      await patch(person, change);
      const { user } = await patch(person, { allow_hand_over_by_user: true });
      expect(user).toMatchObject({
        name: '桜大学',
        nameReading: 'さくらだいがく',
        timeZone: 'Europe/Paris',
        invoiceEmail: 'kaikei@example.jp',
        ...{ reminderDaysIndexes: [1], remindersChosen: true },
        nps: 9,
        version: 3,
      });
      expect(user!.lenderRules).toMatchObject({
        maxSupplies: 3,
        disabledDaysIndexes: [0, 6],
        closedDates: ['2026-12-30', '2026-12-31'],
        extendableDays: 7,
        allowHandOverByUser: true,
        allowManageByUser: true,
        reminderTime: '17:30',
      });
      expect((await patch(person, { max_supplies: null })).user!.lenderRules!.maxSupplies).toBeUndefined();
    });

    let person: Person | undefined;
    it.each([
      [{ name: '' }, 'validation.required name'],
      [{ name: 'a'.repeat(101) }, 'validation.too_long name'],
      [{ name: 'a\u0000b' }, 'validation.characters name'],
      [{ name: 'nam\u202ee' }, 'validation.characters name'],
      [{ name: '\u200b\u200b' }, 'validation.characters name'],
      [{ name: 'a\u200db' }, 'validation.characters name'],
      [{ name: 'see https://evil.example' }, 'validation.link name'],
      [{ name: 'WWW.evil.example' }, 'validation.link name'],
      [{ thumbnail_url: 'https://evil.example/x.png' }, 'validation.format thumbnail_url'],
      [{ thumbnail_url: '/files/../x.webp' }, 'validation.format thumbnail_url'],
      [{ thumbnail_url: `/files/images/${newId()}/thumb.webp` }, 'image.unknown avatar'],
      [{ email: 'no' }, 'validation.email email'],
      [{ email: `${'a'.repeat(250)}@example.jp` }, 'validation.too_long email'],
      [{ account_name: 'さくら' }, 'validation.account_name account_name'],
      [{ account_name: 'аdmin' }, 'validation.account_name account_name'],
      [{ account_name: 'current' }, 'validation.account_name account_name'],
      [{ password: 'short' }, 'validation.too_short password'],
      [{ password: 'a'.repeat(56) }, 'validation.too_long password'],
      [{ password: 'パスワード' }, 'validation.ascii password'],
      [
        { password: 'long-enough', password_confirmation: 'other' },
        'user.password_confirmation password_confirmation',
      ],
      [{ max_supplies: 0 }, 'validation.too_small max_supplies'],
      [{ max_supplies: 10_001 }, 'validation.too_large max_supplies'],
      [{ disabled_days_indexes: [7] }, 'validation.too_large disabled_days_indexes'],
      [{ closed_dates: ['2026-02-30'] }, 'validation.date closed_dates'],
      [{ at_least_days_ahead: -1 }, 'validation.too_small at_least_days_ahead'],
      [{ time_zone: '+09:00' }, 'validation.time_zone time_zone'],
      [{ locale: 'de' }, 'validation.choice locale'],
      [{ thumbnail_url: 'javascript:alert(1)' }, 'validation.format thumbnail_url'],
      [{ thumbnail_url: '//evil.example/x.png' }, 'validation.format thumbnail_url'],
      [{ nps: 11 }, 'validation.too_large nps'],
    ])('and refuse %j', async (change, refusal) => {
      person ??= await identity.person();
      expect(await refusalOf(patch(person, change))).toBe(refusal);
    });

    it('and nothing of a patch with a fault is kept', async () => {
      const one = await identity.person();
      expect(await refusalOf(patch(one, { name: '梅', nps: 11 }))).toBe('validation.too_large nps');
      expect((await get('current', one.actor)).user).toMatchObject({ name: 'さくら', version: 1 });
    });

    it('not by fields that an account lacks, which change nothing', async () => {
      const one = await identity.person();
      const patch = { ...PATCHES.user.write({}), mask: ['__proto__', 'unknown'] };
      const sent = { id: one.id, patch, refreshToken: '' };
      expect(await refusalOf(identity.accounts(one.actor).updateUser(sent))).toBe('allowed');
      expect((await get('current', one.actor)).user).toMatchObject({ name: 'さくら' });
    });

    it('not over a change that they have not seen', async () => {
      const one = await identity.person();
      await patch(one, { name: '梅' }, { ifVersion: 1 });
      expect(await refusalOf(patch(one, { name: '桃' }, { ifVersion: 1 }))).toBe('stale');
    });

    it('not to an address or a name that is taken', async () => {
      const [one, other] = [await identity.person(), await identity.person()];
      await identity.added(other, 'Taken_1');
      const { id, actor } = await identity.added(one, 'free_1');
      expect(await refusalOf(patch(one, { email: other.email }))).toBe('user.email_taken email');
      const taken = { id, patch: PATCHES.user.write({ account_name: 'taken_1' }), refreshToken: '' };
      expect(await refusalOf(identity.accounts(actor).updateUser(taken))).toBe(
        'user.account_name_taken account_name',
      );
    });

    it('alone: others are told that there is nobody, or that they may not', async () => {
      const [one, manager, stranger] = [
        await identity.person(),
        await identity.person(),
        await identity.person(),
      ];
      await identity.appoint(one, manager);
      const send = (actor: Actor) =>
        refusalOf(
          identity
            .accounts(actor)
            .updateUser({ id: one.id, patch: PATCHES.user.write({ name: 'x' }), refreshToken: '' }),
        );
      expect(await send(manager.actor)).toBe('forbidden');
      expect(await send(stranger.actor)).toBe('not_found');
      expect(await send(VISITOR)).toBe('unauthenticated');
      expect(await send({ kind: 'card', userId: one.id, groupId: newId(), canWrite: false })).toBe(
        'no_edit_rights',
      );
    });

    it('and show a picture of theirs beside the name, of which catalog is told', async () => {
      const one = await identity.person();
      const id = newId();
      expect(await refusalOf(patch(one, { avatar: id }))).toBe('image.unknown avatar');
      identity.world.pictures.add(id);
      const { user } = await patch(one, { avatar: id });
      expect(user!.thumbnailUrl).toBe(`/files/images/${id}/thumb.webp`);
      const shown = user!.thumbnailUrl;
      expect((await patch(one, { avatar: null })).user!.thumbnailUrl).toBe('');
      expect((await patch(one, { thumbnail_url: shown })).user!.thumbnailUrl).toBe(shown);
      expect((await patch(one, { thumbnail_url: null })).user!.thumbnailUrl).toBe('');
      const told = identity.world.pushed
        .filter(({ kind, to }) => kind === 'user' && to === 'catalog')
        .map(({ snapshot }) => snapshot as { id: string; imageIds: string[] })
        .filter((snapshot) => snapshot.id === one.id);
      expect(told.map(({ imageIds }) => imageIds)).toEqual([[], [id], [], [id], []]);
      expect(await refusalOf(patch(one, { avatar: 'x' }))).toBe('validation.format avatar');
    });

    it('and a new password ends every other session', async () => {
      const one = await identity.person();
      const { session: other } = await identity.signIn(one.email, one.password);
      await patch(one, { password: 'new-secret-1', password_confirmation: 'new-secret-1' }, one.session);
      const refresh = (refreshToken: string) => refusalOf(identity.refresh(refreshToken));
      expect(await refresh(other!.refreshToken)).toBe('unauthenticated');
      expect(await refresh(one.session.refreshToken)).toBe('allowed');
      expect(await refusalOf(identity.signIn(one.email, one.password))).toBe('auth.failed');
      expect(await refusalOf(identity.signIn(one.email, 'new-secret-1'))).toBe('allowed');
    });

    it('and a blank password changes nothing', async () => {
      const one = await identity.person();
      await patch(one, { password: '' });
      expect(await refusalOf(identity.signIn(one.email, one.password))).toBe('allowed');
    });
  });
});
