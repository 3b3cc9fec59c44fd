import path from 'node:path';
import { startTestService, type TestService, type TestServiceOptions } from '../../src/testing';
import { NotesModule } from './notes.module';

const folder = path.join(__dirname, 'migrations');

/** The schema of its databases, for a test that makes one by itself. */
export const NOTES_SCHEMA = { name: 'notes-own', folder };

/** The notes service, started as any service is. */
export function startNotes(options: Partial<TestServiceOptions> = {}): Promise<TestService> {
  return startTestService(NotesModule, {
    name: 'notes',
    migrations: folder,
    ...options,
  });
}
