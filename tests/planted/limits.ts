import type { Guard } from './guard';

const CARD_IMPORT = 'services/gateway/test/card-import.test.ts';
const UPLOADS = 'services/gateway/test/uploads.test.ts';
const RATE_LIMITS = 'services/gateway/test/rate-limits.test.ts';
const CONDUCT = 'services/gateway/test/conduct.test.ts';
const QUOTAS = 'services/catalog/test/quotas.test.ts';
const INVITE_LIMITS = 'services/identity/test/invite-limits.test.ts';
const CARD_MINTER = 'services/identity/src/app/card-minter.ts';
const ACCOUNTS = 'services/gateway/test/accounts.test.ts';
const COOKIES = 'services/gateway/src/sign-in/refresh-cookie.ts';
const BODY = 'services/gateway/src/http/body.ts';
const UNDER_WAY = 'services/gateway/src/limits/bytes-under-way.ts';
const COUNT_CALLS = 'services/gateway/src/http/count-calls.ts';
const IDEMPOTENCY = 'services/gateway/src/http/idempotency.ts';

/** Bytes and calls under way, quotas, and what a key of a repeated request is bound to. */
export const LIMITS: readonly Guard[] = [
  {
    guard: 'The bytes of uploads under way are counted.',
    file: 'services/gateway/src/images/files.ts',
    text: "response.once('close', underWay.enter(byteSize));",
    fault: '',
    test: UPLOADS,
    named: 'that would be too much at once is refused until others are done',
  },
  {
    guard: 'The bytes of sheets and calendars under way are counted.',
    file: BODY,
    text: "response.once('close', underWay.enter(announcedBytes(request, fileLimit)));",
    fault: '',
    test: CARD_IMPORT,
    named: 'is refused when more bytes are under way than the process may hold',
  },
  {
    guard: 'No more bytes are under way than the process may hold.',
    file: UNDER_WAY,
    text: "if (this.held + bytes > this.most) throw refused('busy');",
    fault: '',
    test: UPLOADS,
    named: 'of a hundred senders that never send holds no more than was allowed',
  },
  {
    guard: 'A request reads up to five remembered accounts.',
    file: COOKIES,
    text: 'new Map(tokens.slice(0, MAX_KEPT))',
    fault: 'new Map(tokens)',
    test: ACCOUNTS,
    named: 'are signed out in one call to identity, up to five of them',
  },
  {
    guard: 'A Cookie header of more than 8 KiB is rejected before it is parsed.',
    file: 'services/gateway/src/app.ts',
    text: "router.use('/auth', limitCookies);",
    fault: 'void limitCookies;',
    test: ACCOUNTS,
    named: 'are not read from a Cookie header of more than 8 KiB',
  },
  {
    guard: 'Calls without a valid token are counted by where they come from.',
    file: COUNT_CALLS,
    text: "else await limits.spend('address', request.ip ?? '', response);",
    fault: '',
    test: RATE_LIMITS,
    named: 'counts a call with a token by its account alone, and every other by where it comes from',
  },
  {
    guard: 'Pages and files are counted by where they are asked from.',
    file: COUNT_CALLS,
    text: "await limits.spend(reads ? 'files' : 'address', request.ip ?? '', response);",
    fault: "if (!reads) await limits.spend('address', request.ip ?? '', response);",
    test: RATE_LIMITS,
    named: 'holds for pages, files and uploads too, a home of IPv6 being one, and never for probes',
  },
  {
    guard: 'Uploads are counted by where they come from.',
    file: COUNT_CALLS,
    text: "await limits.spend(reads ? 'files' : 'address', request.ip ?? '', response);",
    fault: "if (reads) await limits.spend('files', request.ip ?? '', response);",
    test: RATE_LIMITS,
    named: 'holds for pages, files and uploads too, a home of IPv6 being one, and never for probes',
  },
  {
    guard: 'A call with a token counts by its account, not by its address.',
    file: COUNT_CALLS,
    text: "await limits.spend('account', actor.userId, response);",
    fault: "await limits.spend('address', request.ip ?? '', response);",
    test: RATE_LIMITS,
    named: 'counts a call with a token by its account alone, and every other by where it comes from',
  },
  {
    guard: 'A home’s addresses of IPv6 hold streams open as one address.',
    file: 'services/gateway/src/streams/live-limits.ts',
    text: '`address ${networkOf(address)}`',
    fault: '`address ${address}`',
    test: 'services/gateway/test/live-stream.test.ts',
    named: 'are a hundred at most, and those of others stay free',
  },
  {
    guard: 'A home’s addresses of IPv6 count as one.',
    file: 'services/gateway/src/limits/rate-limits.ts',
    text: "return by === 'address' ? networkOf(key) :",
    fault: "return by === 'address' ? key :",
    test: RATE_LIMITS,
    named: 'holds for pages, files and uploads too, a home of IPv6 being one, and never for probes',
  },
  {
    guard: 'A request of more than 4 MiB between services is refused before it is encoded.',
    file: 'packages/platform/src/grpc/clients.ts',
    text: '    refuseLarge(request, largest);\n',
    fault: '',
    test: 'packages/platform/test/grpc.test.ts',
    named:
      'with more than 4 MiB to say is refused before anything of it is encoded, unless it says so itself',
  },
  {
    guard: 'An account has no more goods than its quota.',
    file: 'services/catalog/src/store/goods/good-rows.ts',
    text: "await this.quotas.check(tx, [good.ownerId], 'goods');",
    fault: '',
    test: QUOTAS,
    named: 'are so many goods, however many are registered at the same moment',
  },
  {
    guard: 'A list of goods that would pass the quota is refused.',
    file: 'services/catalog/src/store/goods/good-rows.ts',
    text: "await this.quotas.check(tx, [...new Set(goods.map(({ ownerId }) => ownerId))], 'goods');",
    fault: '',
    test: QUOTAS,
    named: 'is not passed by many at once: a list that would be too long is refused whole',
  },
  {
    guard: 'An account has no more pictures than its quota.',
    file: 'services/catalog/src/store/pictures/pictures.repository.ts',
    text: "await this.quotas.check(tx, [uploaderId], 'pictures', 'bytes');",
    fault: "await this.quotas.check(tx, [uploaderId], 'bytes');",
    test: QUOTAS,
    named: 'are so many pictures, and so many bytes of them, until they are removed',
  },
  {
    guard: 'The pictures of an account have no more bytes than its quota.',
    file: 'services/catalog/src/store/pictures/pictures.repository.ts',
    text: "await this.quotas.check(tx, [uploaderId], 'pictures', 'bytes');",
    fault: "await this.quotas.check(tx, [uploaderId], 'pictures');",
    test: QUOTAS,
    named: 'are so many pictures, and so many bytes of them, until they are removed',
  },
  {
    guard: 'An account has no more groups than its quota.',
    file: 'services/identity/src/app/group-room.ts',
    text: 'if (this.quota > 0 && ',
    fault: 'if (this.quota < 0 && ',
    test: 'services/identity/test/groups.test.ts',
    named: 'as many as an account may have, however many are asked for at once, and again once one is gone',
  },
  {
    guard: 'An Idempotency-Key is bound to the address with its query.',
    file: IDEMPOTENCY,
    text: '.update(`${request.method} ${request.originalUrl}\\n`)',
    fault: '.update(`${request.method} ${request.path}\\n`)',
    test: CONDUCT,
    named: 'tells another query, and the same JSON written otherwise',
  },
  {
    guard: 'An Idempotency-Key is bound to the bytes of the body.',
    file: IDEMPOTENCY,
    text: ".update(digests.get(request) ?? '')",
    fault: '',
    test: CONDUCT,
    named: 'is passed on with a hash that tells another body',
  },
  {
    guard: 'Visitors’ Idempotency-Keys are apart by address.',
    file: IDEMPOTENCY,
    text: "key: actor.kind === 'visitor' ? ofVisitor(key, request.ip ?? '') : key",
    fault: 'key',
    test: CONDUCT,
    named: 'of a visitor is none of another address, and is that of an account wherever it is used',
  },
  {
    guard: 'Who takes over a group is held to the quota of groups.',
    file: 'services/identity/src/app/hand-over.ts',
    text: '    await this.room.refuseFull(work, heir);\n',
    fault: '',
    test: 'services/identity/test/groups.test.ts',
    named: 'as many as an account may have, however many are asked for at once, and again once one is gone',
  },
  {
    guard: 'A member card by mail counts as an invitation.',
    file: CARD_MINTER,
    text: '    await this.count.record(work, owner.id, [...invited.values()]);\n',
    fault: '',
    test: INVITE_LIMITS,
    named: 'member cards by mail count as invitations: of the account, and to one reader',
  },
  {
    guard: 'A member card goes by mail from a confirmed account alone.',
    file: CARD_MINTER,
    text: '    this.count.refuseUnconfirmed(maker);\n',
    fault: '',
    test: INVITE_LIMITS,
    named: 'none from an account whose address is not confirmed',
  },
  {
    guard: 'A sheet of cards invites nobody once too often.',
    file: 'services/identity/src/app/import-cards.ts',
    text: 'const over = lines.filter(({ draft }) => invited.get(draft)?.isOver);',
    fault: 'const over = lines.slice(lines.length);',
    test: INVITE_LIMITS,
    named: 'a sheet of cards says which of its rows would invite somebody once too often, and makes none',
  },
  {
    guard: 'No card goes by mail to who wants no more.',
    file: CARD_MINTER,
    text: 'if (!reader || reader.mailed === null) return [];',
    fault: 'if (!reader) return [];',
    test: INVITE_LIMITS,
    named: 'no card by mail to who wants no more; it is made all the same',
  },
  {
    guard: 'A group owner makes no new good of the lender public.',
    file: 'services/catalog/src/domain/register-good.ts',
    text: '  if (!ties.accountIds.includes(ownerId)) refuseOpening(fields);\n',
    fault: '',
    test: 'services/catalog/test/many-at-once.test.ts',
    named: 'is registered by the lender and its managers alone, however it is sent',
  },
  {
    guard: 'Who is gone is told so at every call that looks at tokens.',
    file: 'services/gateway/src/http/sender.ts',
    text: '  if (asker) return asker;',
    fault: "  if (asker) return auth === 'optional' ? asker.catch(() => VISITOR) : asker;",
    test: 'tests/contract/strangers.test.ts',
    named: 'each says that it is over to a ',
  },
];
