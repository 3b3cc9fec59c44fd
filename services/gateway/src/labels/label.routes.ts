import { accountHolder } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { byCode, LabelCode, LabelledGood } from './label.schema';

const tag = 'Labels';

const reissueCode = route(
  {
    method: 'post',
    path: '/goods/{id}/label_code',
    operationId: 'createLabelCode',
    tag,
    summary: 'Create a new code for the label of a good',
    description:
      'The label with the code before stops working. Codes are also created when labels are first printed. Once a good has a code, its address and its id are no proof of a scan for borrowers.',
    auth: 'required',
    params: byId('good'),
    answer: { status: 201, description: 'The new code.', body: LabelCode },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    const { code } = await services.labels.reissueLabelCode({ goodId: params.id }, call);
    return { body: { code } };
  },
  async ({ call }) => accountHolder(call),
);

const findCode = route(
  {
    method: 'get',
    path: '/label_codes/{code}',
    operationId: 'getLabelCode',
    tag,
    summary: 'Get the good that has a label',
    description:
      'Not found for an unknown or former code, and for a good that the caller does not see. Failures are limited per address.',
    auth: 'optional',
    tries: 'label',
    params: byCode,
    answer: { status: 200, description: 'The good.', body: LabelledGood },
    refuses: ['not_found'],
  },
  async ({ params, call, services }) => {
    const { goodId } = await services.labels.findLabelCode({ code: params.code }, call);
    return { body: { good_id: goodId } };
  },
);

export const labelRoutes = [reissueCode, findCode];
