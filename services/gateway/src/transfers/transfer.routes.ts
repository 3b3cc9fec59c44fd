import { enumOf, SETS, type transfers } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { goodAnswer } from '../goods/good.routes';
import { GoodAnswer } from '../goods/good.schema';
import { relatedGoods } from '../goods/related-goods';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { relatedUsers } from '../users/related-users';
import { toTransfer, toTransferee } from './transfer.mapper';
import {
  TransferAnswer,
  TransfereeList,
  TransferList,
  TransferRequest,
  transfereeQuery,
  transferQuery,
} from './transfer.schema';

const tag = 'Transfers';

const listTransferees = route(
  {
    method: 'get',
    path: '/goods/{id}/transfer',
    operationId: 'listTransferees',
    tag,
    summary: 'List possible receivers of a good',
    description:
      'For the owning account. Accounts that it manages come first, then people of its groups: members who joined by themselves, and owners of groups that it is a member of. Also returns the open transfer of the good, and how many bookings would follow it.',
    auth: 'required',
    params: byId('good'),
    query: transfereeQuery,
    answer: { status: 200, description: 'A page of possible receivers.', body: TransfereeList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, query, call, services }) => {
    const asked = { goodId: params.id, match: query.match ?? '', page: toPageRequest(query) };
    const { transferees, transfer, live, out, page } = await services.transfers.listTransferees(asked, call);
    const people = [...transferees.map(({ userId }) => userId), ...(transfer ? [transfer.toUserId] : [])];
    return {
      body: {
        transferees: transferees.map(toTransferee),
        transfer: transfer ? toTransfer(transfer) : null,
        bookings: { live, out },
        users: await relatedUsers(services, people, call),
        meta: toMeta(query, page),
      },
    };
  },
);

const transferGood = route(
  {
    method: 'post',
    path: '/goods/{id}/transfer',
    operationId: 'transferGood',
    tag,
    summary: 'Request the transfer of a good',
    description:
      'For the owning account. If the caller manages the receiver, the good is transferred at once. Otherwise the receiver is notified by email and accepts within 14 days. A transfer cannot be undone. All bookings follow the good; it leaves the groups in which the receiver may not lend. A request to another account replaces an open one.',
    auth: 'required',
    fresh: true,
    params: byId('good'),
    body: TransferRequest,
    answer: {
      status: 200,
      description: 'The transferred good.',
      body: GoodAnswer,
      accepted: {
        description: 'The transfer; the good is unchanged until it is accepted.',
        body: TransferAnswer,
      },
    },
    refuses: [
      'not_found',
      'forbidden',
      'good.no_transferee',
      'good.confirmation',
      'good.on_loan',
      'good.management_id_taken',
      'good.code_taken',
      'quota',
    ],
  },
  async ({ params, body, call, services }) => {
    const asked = { goodId: params.id, userId: body.user_id, title: body.title };
    const { good, transfer } = await services.transfers.transferGood(asked, call);
    if (!transfer) return goodAnswer(good, params.id, call, services);
    const users = await relatedUsers(services, peopleOf(transfer), call);
    return { body: { transfer: toTransfer(transfer), users }, accepted: true };
  },
);

const acceptTransfer = route(
  {
    method: 'post',
    path: '/transfers/{id}/accept',
    operationId: 'acceptTransfer',
    tag,
    summary: 'Accept the transfer of a good',
    description:
      'For the receiver. The good and all its bookings belong to the caller from then on. If the good is out, or its management id or a quota prevents the transfer, the transfer stays open.',
    auth: 'required',
    fresh: true,
    params: byId('transfer'),
    answer: { status: 200, description: 'The good, owned by the caller.', body: GoodAnswer },
    refuses: [
      'not_found',
      'forbidden',
      'transfer.ended',
      'good.on_loan',
      'good.management_id_taken',
      'good.code_taken',
      'quota',
    ],
  },
  async ({ params, call, services }) => {
    const { good } = await services.transfers.acceptTransfer({ id: params.id }, call);
    if (!good) throw notFound('transfer', params.id);
    return goodAnswer(good, params.id, call, services);
  },
);

const deleteTransfer = route(
  {
    method: 'delete',
    path: '/transfers/{id}',
    operationId: 'deleteTransfer',
    tag,
    summary: 'Delete the transfer of a good',
    description: 'Withdrawn by the owner, or declined by the receiver.',
    auth: 'required',
    params: byId('transfer'),
    answer: { status: 204, description: 'Deleted; the transfer can no longer be accepted.' },
    refuses: ['not_found', 'transfer.ended'],
  },
  async ({ params, call, services }) => {
    await services.transfers.deleteTransfer({ id: params.id }, call);
    return {};
  },
);

const listTransfers = route(
  {
    method: 'get',
    path: '/transfers',
    operationId: 'listTransfers',
    tag,
    summary: 'List transfers of goods',
    description: 'Exactly one of `to` and `from`. Newest first.',
    auth: 'required',
    query: transferQuery,
    answer: { status: 200, description: 'A page of transfers.', body: TransferList },
  },
  async ({ query, call, services }) => {
    const asked = {
      sent: query.from === 'me',
      state: enumOf(SETS.transferState, query.state),
      page: toPageRequest(query),
    };
    const { transfers: found, page } = await services.transfers.listTransfers(asked, call);
    const [goods, users] = await Promise.all([
      relatedGoods(
        services,
        found.map(({ goodId }) => goodId),
        call,
      ),
      relatedUsers(services, found.flatMap(peopleOf), call),
    ]);
    return { body: { transfers: found.map(toTransfer), goods, users, meta: toMeta(query, page) } };
  },
);

export const transferRoutes = [listTransferees, transferGood, acceptTransfer, deleteTransfer, listTransfers];

const peopleOf = ({ fromUserId, toUserId }: transfers.Transfer) => [fromUserId, toUserId];
