import path from 'node:path';
import { startTestService, type TestService, type TestServiceOptions } from '../../src/testing';
import { NotesModule } from './notes.module';

/** The notes service, started as any service is. */
export function startNotes(options: Partial<TestServiceOptions> = {}): Promise<TestService> {
  return startTestService(NotesModule, {
    name: 'notes',
    migrations: path.join(__dirname, 'migrations'),
    ...options,
  });
}
