import path from 'node:path';
import { actorUserId, type Call } from '@kashikari/kernel';
import { BoundedThreads } from '@kashikari/platform/threads';
import type { PrintedDocument } from './document-pdf';
import type { LabelJob } from './label-pdf';

/** A request has ten seconds; a job that has its turn has five of them, milliseconds. */
const TIME = 5_000;

const LONGEST_WAIT = 4_500;

/** Heap, MiB; 10,000 labels took 35. */
const MEMORY = 96;

/**
 * Makes sheets of labels and documents in a thread, so that other requests are answered meanwhile. One job at a time; ten more wait, and
 * what comes then is `busy`.
 */
export class LabelPrinter {
  private readonly threads = new BoundedThreads(path.join(__dirname, 'label-thread'), {
    ...{ atOnce: 1, waiting: 10, longestWait: LONGEST_WAIT },
    ...{ memoryMb: MEMORY, timeMs: TIME },
  });

  /** @throws DomainError `label.charset`, `label.too_long`, `busy`, `file.too_complex` */
  async print(job: LabelJob, { actor }: Call): Promise<Buffer> {
    const key = actorUserId(actor) ?? '';
    return Buffer.from(await this.threads.run<Uint8Array>(key, 'labels', job, TIME));
  }

  /** @throws DomainError `busy` */
  async printDocument(document: PrintedDocument, { actor }: Call): Promise<Buffer> {
    const key = actorUserId(actor) ?? '';
    return Buffer.from(await this.threads.run<Uint8Array>(key, 'document', document, TIME));
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }
}
