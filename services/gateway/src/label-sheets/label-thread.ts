import { serveThread } from '@kashikari/platform/threads';
import { documentPdf } from './document-pdf';
import { labelPdf } from './label-pdf';

const TASKS = { labels: labelPdf, document: documentPdf };

export type LabelTasks = typeof TASKS;

serveThread(TASKS);
