import type { Guard } from './guard';

const ASKED = 'services/identity/test/consent.test.ts';
const LIMITS = 'services/identity/test/invite-limits.test.ts';
const INVITE = 'services/identity/src/domain/invites/invite.ts';
const COUNT = 'services/identity/src/app/invites/invite-count.ts';
const MOST = 'services/identity/src/domain/invites/invite-limits.ts';
const ADDRESSES = 'services/identity/test/other-peoples-addresses.test.ts';
const FIRST_PROOF = 'services/identity/test/first-proof.test.ts';
const SHOWN = 'services/identity/src/domain/shared/shown.ts';

/** Consent: nobody is put anywhere, no address is told. */
export const CONSENT: readonly Guard[] = [
  {
    guard: 'Somebody else is asked before they are a member.',
    file: 'services/identity/src/grpc/members/memberships.controller.ts',
    text: "return email !== '' || (userId !== '' && userId !== actorUserId(actor));",
    fault: "return email !== '' && userId !== actorUserId(actor);",
    test: 'services/identity/test/memberships.test.ts',
    named: 'not by being put there: somebody else is asked, by address or id',
  },
  {
    guard: 'Who is asked by id is not told to be nobody’s.',
    file: 'services/identity/src/app/invites/create-invites.ts',
    text: "      const address = reader?.email ?? '';\n      const draft",
    fault:
      "      const address = reader?.email ?? '';\n      if (!reader) throw notFound('user', userId);\n      const draft",
    test: 'services/identity/test/memberships.test.ts',
    named: 'not by being put there: somebody else is asked, by address or id',
  },
  {
    guard: 'An invitation is answered by the account that it names alone.',
    file: INVITE,
    text: 'return asked.userId === by.id ? allow(undefined) : notTheirs();',
    fault: 'return allow(undefined);',
    test: ASKED,
    named: 'strangers, visitors and cards answer for nobody',
  },
  {
    guard: 'An invitation to an address is answered by nobody with another.',
    file: INVITE,
    text: "  if (asked.email !== by.email) return hasLink ? refuse('invite.other_address') : notTheirs();\n",
    fault: '',
    test: ASKED,
    named: 'the link in the mail shows that its reader’s address is theirs, and opens nothing to others',
  },
  {
    guard: 'What is given to an address begins when that address is confirmed.',
    file: INVITE,
    text: 'return by.emailVerified || hasLink ?',
    fault: 'return by.id ?',
    test: ASKED,
    named: 'who has signed up with somebody’s address first gets nothing of what is given to it',
  },
  {
    guard: 'An invitation is open for 14 days.',
    file: 'services/identity/src/app/invites/apply-invite.ts',
    text: 'if (!held || !isOpen(held, now)) throw expired();',
    fault: 'if (!held) throw expired();',
    test: ASKED,
    named: 'who was asked more than two weeks ago is asked no more',
  },
  {
    guard: 'One person alone is asked to have a group.',
    file: 'services/identity/src/app/invites/transfer-group.ts',
    text: 'await work.invites.closeHeirs(id, invites[0]!.id, this.time.now());',
    fault: '',
    test: 'services/identity/test/transfer-group.test.ts',
    named: 'stays where it is until the other accepts, and one alone is asked',
  },
  {
    guard: 'A group owner reads the addresses of those alone who joined by themselves or accepted.',
    file: SHOWN,
    text: 'accountName, email: consented ? email : null };',
    fault: 'accountName, email };',
    test: ASKED,
    named: 'members who did not join by themselves keep their address, from being searched too',
  },
  {
    guard: 'An address that is not shown is not found by its letters.',
    file: 'services/identity/src/store/users/person-search.ts',
    text: 'when ${consented} then u.search_text',
    fault: 'when true or ${consented} then u.search_text',
    test: ASKED,
    named: 'members who did not join by themselves keep their address, from being searched too',
  },
  {
    guard: 'Who shares a group with somebody doesn’t read their address.',
    file: SHOWN,
    text: "  if (!mayOnAccount('see_private', role, actor)) return shown;\n",
    fault: '',
    test: 'services/identity/test/users.test.ts',
    named: 'by name alone by who shares a group with them',
  },
  {
    guard: 'Invitations come from confirmed accounts only.',
    file: COUNT,
    text: "if (!emailVerified) throw refused('auth.unconfirmed_address');",
    fault: '',
    test: LIMITS,
    named: 'none from an account whose address is not confirmed',
  },
  {
    guard: 'An account on the free plan sends 50 invitations a day.',
    file: MOST,
    text: 'const MAX_ON_FREE = 50;',
    fault: 'const MAX_ON_FREE = 500;',
    test: LIMITS,
    named: 'fifty a day on the free plan and five hundred on others, managers among them',
  },
  {
    guard: 'An account on another plan sends 500 invitations a day.',
    file: MOST,
    text: 'const MAX_ON_OTHERS = 500;',
    fault: 'const MAX_ON_OTHERS = 5_000;',
    test: LIMITS,
    named: 'fifty a day on the free plan and five hundred on others, managers among them',
  },
  {
    guard: 'One reader is asked three times a day, from whomever here.',
    file: COUNT,
    text: 'if (!oneMore(asked, receiver)) return',
    fault: "if (receiver === '') return",
    test: LIMITS,
    named: 'three a day to one reader, from whomever here',
  },
  {
    guard: 'One reader gets three mails a day, also where they are asked by id.',
    file: COUNT,
    text: ' && oneMore(got, address);',
    fault: ';',
    test: LIMITS,
    named: 'nor more than three when they are asked by id, which tells nothing of whose address it is',
  },
  {
    guard: 'Who wants no more invitations gets none.',
    file: COUNT,
    text: ' && !stopped.has(address)',
    fault: '',
    test: LIMITS,
    named: 'none to who wants no more, and who asks is not told',
  },
  {
    guard: 'Nobody ends the invitations of others.',
    file: COUNT,
    text: 'if (!this.secrets.same(token, this.stopToken(receiver)))',
    fault: "if (receiver === '')",
    test: LIMITS,
    named: 'none to who wants no more, and who asks is not told',
  },
  {
    guard: 'Deleting an account that never confirmed its address leaves the invitations to that address.',
    file: 'services/identity/src/store/invites/invites.repository.ts',
    text: '      id,\n      emailVerified ? email : null,\n',
    fault: '      id,\n      email,\n',
    test: ADDRESSES,
    named: 'keeps its invitations when that account is deleted',
  },
  {
    guard: 'The link of an invitation brings nobody else into the group.',
    file: 'services/identity/src/app/members/join-group.ts',
    text: '      if (invite) unwrap(mayAnswer(invite, user, true));\n',
    fault: '',
    test: ADDRESSES,
    named: 'opens the invitation’s link to nobody with another address, by either route',
  },
  {
    guard: 'The first proof of an address ends what opened the account before, however young it is.',
    file: 'services/identity/src/app/sign-in/prove-address.ts',
    text: '    const isTheirs = await this.isSignedIn(work, user.id, follower);\n',
    fault:
      '    const isTheirs = now - user.createdAt < 3_600_000 || (await this.isSignedIn(work, user.id, follower));\n',
    test: FIRST_PROOF,
    named: 'ends what opened an account of',
  },
  {
    guard: 'A verification link is a proof like any other.',
    file: 'services/identity/src/app/sign-in/verify-email.ts',
    text: '    await this.prove.run(work, user, follower, now);\n',
    fault:
      '    await work.users.save({ ...user, emailVerified: true, version: user.version + 1, updatedAt: now });\n',
    test: FIRST_PROOF,
    named: 'ends what opened an account of',
  },
  {
    guard: 'A stranger does not see when a booking of a public good was made.',
    file: 'services/reservation/src/domain/shown-booking.ts',
    text: '    ...{ id: opaqueId, version: 1, quantity: unitsHeld(booking), parts: [] },\n',
    fault: '',
    test: 'services/reservation/test/opaque-ids.test.ts',
    named: 'do not show a stranger when or in which order bookings of a public good were made',
  },
  {
    guard: 'A stranger does not see in which order bookings of a public good were made.',
    file: 'services/reservation/src/store/booking/list-query.ts',
    text: 'const orders = isSchedule(filter) ? ORDER_OF_SCHEDULE : ORDER;',
    fault: 'const orders = ORDER;',
    test: 'services/reservation/test/opaque-ids.test.ts',
    named: 'do not show a stranger when or in which order bookings of a public good were made',
  },
  {
    guard: 'A memo or a borrower’s name finds a booking only for those who may know them.',
    file: 'services/reservation/src/store/booking/list-query.ts',
    text: "or ${NAMED} and (${holds('b.folded_memo')}",
    fault: "or (${holds('b.folded_memo')}",
    test: 'services/reservation/test/match.test.ts',
    named: 'finds by memo or name no booking of which the reader may not know the borrower',
  },
];
