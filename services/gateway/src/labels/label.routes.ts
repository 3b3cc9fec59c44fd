import { Readable } from 'node:stream';
import { cellsOf, LABEL_FORMATS, accountHolder } from '@kashikari/kernel';
import { z } from 'zod';
import { malformed } from '../errors/validation';
import { labelsOf } from './label.mapper';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { byCode, LabelCode, LabelledGood, LabelPrint } from './label.schema';

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
    summary: 'Get a good by its label',
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

/** Labels of one PDF: twice as many of 500 goods took 3 seconds of a core. */
const MAX_LABELS = 5_000;

/** All goods travel in one message, bytes. */
const LARGEST = 16 * 1024 * 1024 - 1024;

const print = route(
  {
    method: 'post',
    path: '/labels',
    operationId: 'createLabels',
    tag,
    summary: 'Create a PDF with labels of goods',
    description:
      'Sheets of labels to print, as vectors. A good without a code gets one. Either `good_ids` or `group_id`; a ruler needs neither. Up to 5,000 labels.',
    auth: 'required',
    body: LabelPrint,
    answer: {
      status: 200,
      description: 'The PDF.',
      body: z.string().meta({ format: 'binary' }),
      mediaType: 'application/pdf',
    },
    refuses: ['not_found', 'forbidden', 'label.charset', 'label.too_long', 'busy', 'file.too_complex'],
  },
  async ({ body, call, services, labelPrinter, origin }) => {
    const { good_ids = [], group_id = '', format, first_cell, code, spacing, ruler } = body;
    if (!ruler && (good_ids.length === 0) === (group_id === ''))
      throw malformed('good_ids', 'validation.required');
    const max = cellsOf(LABEL_FORMATS[format]);
    if (first_cell > max) throw malformed('first_cell', 'validation.too_large', { max });
    refuseTooMany(good_ids.length, body.copies);
    const asked = { goodIds: good_ids, groupId: group_id };
    const { labels } = ruler
      ? { labels: [] }
      : await services.labels.issueLabelCodes(asked, call, { largest: LARGEST });
    refuseTooMany(labels.length, body.copies);
    const job = { format, firstCell: first_cell, code, spacing, ruler };
    const shift = { offsetX: body.offset_x, offsetY: body.offset_y };
    const drawn = await labelsOf(labels, body, { services, call, origin });
    const pdf = await labelPrinter.print({ ...job, ...shift, labels: drawn }, call);
    return { stream: Readable.from([pdf]), fileName: 'labels.pdf' };
  },
);

/** @throws DomainError `validation.too_large` with the maximum number of copies for this number of goods */
function refuseTooMany(goods: number, copies: number): void {
  const max = Math.floor(MAX_LABELS / Math.max(goods, 1));
  if (copies > max) throw malformed('copies', 'validation.too_large', { max });
}

export const labelRoutes = [reissueCode, findCode, print];
