import { Readable } from 'node:stream';
import { documents, enumOf, SETS } from '@kashikari/contracts';
import { notFound, type Call } from '@kashikari/kernel';
import { z } from 'zod';
import type { LabelPrinter } from '../label-sheets/label-printer';
import { answerOf } from '../mappers/answer-of';
import { dayRange } from '../mappers/day-range';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { documentWords } from '../label-sheets/document-words';
import { Document, DocumentList, documentQuery } from './document.schema';

const tag = 'Payments';

const toDocument = answerOf(Document, documents.Document, {
  lines: ({ lines }) =>
    lines.map(({ unitPrice, from, to, ...line }) => ({
      ...{ ...line, unit_price: unitPrice, from: from || null, to: to || null },
    })),
  taxes: ({ taxes }) => taxes,
});

const file = {
  status: 200,
  description: 'The PDF.',
  body: z.string().meta({ format: 'binary' }),
  mediaType: 'application/pdf',
} as const;

const listDocuments = route(
  {
    method: 'get',
    path: '/documents',
    operationId: 'listDocuments',
    tag,
    summary: 'List documents',
    description:
      'Invoices, receipts and returns that the caller received, or that the caller’s accounts issued; the latest first.',
    auth: 'required',
    query: documentQuery,
    answer: { status: 200, description: 'A page of documents.', body: DocumentList },
  },
  async ({ query, call, services }) => {
    const { documents: found, page } = await services.documents.listDocuments(
      {
        ...dayRange(query),
        ...{ minTotal: query.min, maxTotal: query.max, text: query.text ?? '' },
        ...{ scope: enumOf(SETS.documentScope, query.scope), paymentId: query.payment_id ?? '' },
        page: toPageRequest(query),
      },
      call,
    );
    return { body: { documents: found.map(toDocument), meta: toMeta(query, page) } };
  },
);

const getReceipt = route(
  {
    method: 'get',
    path: '/payments/{id}/receipt',
    operationId: 'getReceipt',
    tag,
    summary: 'Get the receipt of a payment as PDF',
    description:
      'The invoice of an issuer with a registration number, otherwise a receipt; in Japanese or English, by the caller’s language. For the payer, and for the owner and managers of the account that issued it. Each file after the first is marked as a copy for the payer. Payments that are not collected have none.',
    auth: 'required',
    params: byId('payment'),
    answer: file,
    refuses: ['not_found', 'busy'],
  },
  async ({ params, call, services, labelPrinter }) => {
    const asked = { id: '', paymentId: params.id, handOut: true };
    const { document } = await services.documents.getDocument(asked, call);
    return printed(document, params.id, call, labelPrinter);
  },
);

const getDocumentFile = route(
  {
    method: 'get',
    path: '/documents/{id}/file',
    operationId: 'getDocumentFile',
    tag,
    summary: 'Get a document as PDF',
    description: 'Like the receipt of a payment; also for returns, and for the operator’s commission.',
    auth: 'required',
    params: byId('document'),
    answer: file,
    refuses: ['not_found', 'busy'],
  },
  async ({ params, call, services, labelPrinter }) => {
    const asked = { id: params.id, paymentId: '', handOut: true };
    const { document } = await services.documents.getDocument(asked, call);
    return printed(document, params.id, call, labelPrinter);
  },
);

async function printed(
  document: documents.Document | undefined,
  id: string,
  call: Call,
  printer: LabelPrinter,
): Promise<{ readonly stream: Readable; readonly fileName: string }> {
  if (!document) throw notFound('document', id);
  const pdf = await printer.printDocument({ document: toDocument(document), locale: call.locale }, call);
  const fileName = `${documentWords(call.locale).file}-${document.number}.pdf`;
  return { stream: Readable.from([pdf]), fileName };
}

export const documentRoutes = [listDocuments, getReceipt, getDocumentFile];
