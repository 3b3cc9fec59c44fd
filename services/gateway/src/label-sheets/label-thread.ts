import { serveThread } from '@kashikari/platform/threads';
import { labelPdf } from './label-pdf';

const TASKS = { labels: labelPdf };

export type LabelTasks = typeof TASKS;

serveThread(TASKS);
