import { documents, SETS, textOf } from '@kashikari/contracts';
import { isId, notFound, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ReadDocuments } from '../app/documents/read-documents';
import { toDocument } from './document-message';
import { readPage } from './page';

@GrpcController(documents.DocumentServiceService)
export class DocumentsController {
  constructor(private readonly reading: ReadDocuments) {}

  async getDocument(
    { id, paymentId, handOut }: documents.GetDocumentRequest,
    call: Call,
  ): Promise<documents.GetDocumentResponse> {
    const asked = id || paymentId;
    if (!isId(asked)) throw notFound('document', asked);
    const seen = await this.reading.get(id ? { id } : { paymentId }, handOut, call);
    return { document: toDocument(seen) };
  }

  async listDocuments(
    request: documents.ListDocumentsRequest,
    call: Call,
  ): Promise<documents.ListDocumentsResponse> {
    const { from, to, minTotal, maxTotal, text, paymentId } = request;
    const page = readPage(request.page);
    if (paymentId && !isId(paymentId)) return { documents: [], page: { ...page, total: 0 } };
    const filter = {
      ...{ ...page, scope: textOf(SETS.documentScope, request.scope) ?? 'pay' },
      ...{ from: from?.getTime(), to: to?.getTime(), minTotal, maxTotal },
      ...{ text: text || undefined, paymentId: paymentId || undefined },
    };
    const { documents: found, total } = await this.reading.list(filter, call);
    return { documents: found.map(toDocument), page: { ...page, total } };
  }
}
