import { documents, enumOf, SETS } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import request from 'supertest';
import type { LabelPrinter } from '../../src/label-sheets/label-printer';
import type { PrintedDocument } from '../../src/label-sheets/document-pdf';
import { testApp, tokenFor } from '../test-app';
import { USER_ID } from '../user-message';

const ID = '00000000-0000-7000-8000-0000000000a1';

const receipt = documents.Document.fromPartial({
  ...{ id: ID, kind: enumOf(SETS.documentKind, 'receipt'), number: '2027-3', issuedOn: '2027-01-02' },
  ...{ paidOn: '2027-01-02', recipientId: USER_ID, recipientName: 'Hana', total: 700, paymentId: ID },
  lines: [{ kind: 'rest', title: 'Camera', amount: 700 }],
  taxes: [{ percent: 10, total: 700, tax: 63 }],
});

const asked: documents.GetDocumentRequest[] = [];
const listed: documents.ListDocumentsRequest[] = [];
const printed: PrintedDocument[] = [];

const labelPrinter = {
  printDocument: async (document: PrintedDocument) => {
    printed.push(document);
    return Buffer.from('%PDF-1.7');
  },
} as unknown as LabelPrinter;

const app = testApp(
  {
    documents: {
      getDocument: async (query: documents.GetDocumentRequest) => {
        asked.push(query);
        if (query.id === USER_ID) throw notFound('document', query.id);
        return { document: receipt };
      },
      listDocuments: async (query: documents.ListDocumentsRequest) => {
        listed.push(query);
        return { documents: [receipt], page: { page: 1, perPage: 20, total: 1 } };
      },
    },
  },
  { labelPrinter },
);

const get = async (address: string, language = 'en') =>
  request(app)
    .get(`/v1${address}`)
    .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
    .set('Accept-Language', language);

beforeEach(() => {
  for (const list of [asked, listed, printed]) list.length = 0;
});

it.each([
  [`/payments/${ID}/receipt`, { id: '', paymentId: ID }],
  [`/documents/${ID}/file`, { id: ID, paymentId: '' }],
])('hands out %s as a PDF in the language of the caller', async (address, key) => {
  const { status, headers } = await get(address, 'ja');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('領収書-2027-3.pdf');
  expect(asked).toEqual([{ ...key, handOut: true }]);
  expect(printed).toMatchObject([
    { locale: 'ja', document: { number: '2027-3', registration_number: null } },
  ]);
});

it('hands out nothing of a document that is not there', async () => {
  const { status } = await get(`/documents/${USER_ID}/file`);
  expect([status, printed]).toEqual([404, []]);
});

it('lists documents by days, totals and text', async () => {
  const query = 'scope=receive&from=2027-01-01&to=2027-01-31&min=700&max=900&text=Hana';
  const { body } = await get(`/documents?${query}`);
  expect(body.documents).toMatchObject([{ kind: 'receipt', total: 700, issuer_id: null, corrects: null }]);
  expect(listed).toMatchObject([
    {
      ...{ scope: enumOf(SETS.documentScope, 'receive'), minTotal: 700, maxTotal: 900, text: 'Hana' },
      ...{ from: new Date('2026-12-31T15:00:00Z'), to: new Date('2027-01-31T15:00:00Z'), paymentId: '' },
    },
  ]);
});

it.each(['min=-1', 'max=1.5', 'min=５００', 'scope=all', 'payment_id=x'])('refuses %s', async (query) => {
  expect((await get(`/documents?${encodeURI(query)}`)).status).toBe(400);
});
