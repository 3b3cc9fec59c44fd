import type { Guard } from './guard';

/** What keeps one good from another. */
export const GOODS: readonly Guard[] = [
  {
    guard: 'A new good has no number of another one.',
    file: 'services/catalog/src/domain/register-good.ts',
    text: 'unwrap(checkNumber({ id, ownerId, managementId: fields.managementId }, undefined, context.numbers));',
    fault: '',
    test: 'services/catalog/test/management-numbers.test.ts',
    named: 'whoever registers and however it is typed',
  },
  {
    guard: 'Two who give goods of one lender numbers do so one after the other.',
    file: 'services/catalog/src/store/goods/numbers.sql.ts',
    text: '  await tx.read(HOLD, [lenders]);',
    fault: '',
    test: 'services/catalog/test/management-numbers.test.ts',
    named: 'of many that ask for one management id at once, one gets it',
  },
  {
    guard: 'A good enters no folder of a group whose folders somebody does not sort.',
    file: 'services/catalog/src/domain/place-in-folders.ts',
    text: ' && editsFolders(groupId, ties);',
    fault: ';',
    test: 'services/catalog/test/moving-goods.test.ts',
    named: 'are entered by those who sort them',
  },
  {
    guard: 'A folder is seen by those with a place in its group.',
    file: 'services/catalog/src/app/seen-good.ts',
    text: '.filter(({ groupId }) => seesFolders(groupId, ties))',
    fault: '',
    test: 'services/catalog/test/moving-goods.test.ts',
    named: 'are seen by those with a place in their group',
  },
  {
    guard: 'Only the owning account requests the transfer of a good.',
    file: 'services/catalog/src/domain/transfer.ts',
    text: ' || ties.userId !== good.ownerId) throw forbidden();',
    fault: ') throw forbidden();',
    test: 'services/catalog/test/transfers.test.ts',
    named: 'is for the owning account alone',
  },
  {
    guard: 'A good is transferred to those whom identity names, and to nobody else.',
    file: 'services/catalog/src/domain/transfer.ts',
    text: "  if (!isTransferee) throw refused('good.no_transferee', undefined, 'user_id');\n",
    fault: '',
    test: 'services/catalog/test/transfers.test.ts',
    named: 'is refused to accounts outside',
  },
  {
    guard: 'A transfer is accepted by its receiver alone.',
    file: 'services/catalog/src/domain/transfer.ts',
    text: '  if (transfer.toUserId !== actorId) {\n',
    fault: '  if (false) {\n',
    test: 'services/catalog/test/transfers.test.ts',
    named: 'and unknown to others',
  },
  {
    guard: 'A name that the contract does not have is refused.',
    file: 'services/gateway/src/http/serve.ts',
    text: 'const unknown = unknownNames(contract, input);',
    fault: 'const unknown = unknownNames(contract, {});',
    test: 'services/gateway/test/unknown-names.test.ts',
    named: 'is named beside the other faults',
  },
];
