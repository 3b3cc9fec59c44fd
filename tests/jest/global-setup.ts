import startPostgres from '../../packages/platform/src/testing/jest-global-setup';
import { Stages, STAGES } from './stages';

/** What all tests of a run share: one PostgreSQL, and for journeys one product a worker. */
export default async function setUp(): Promise<void> {
  await startPostgres();
  const stages = new Stages();
  process.env[STAGES] = await stages.open();
  (globalThis as { kashikariStages?: Stages }).kashikariStages = stages;
}
