import { DomainError, type ErrorCode } from '@kashikari/kernel';

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Turns the refusal of a unique index into the refusal of a rule: the database is the one that knows, when two want
 * the same name at once.
 */
export async function refusingTaken<T>(
  taken: Readonly<Record<string, { code: ErrorCode; field: string }>>,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const refusal = code === UNIQUE_VIOLATION && constraint ? taken[constraint] : undefined;
    if (refusal) throw new DomainError({ kind: 'conflict', ...refusal });
    throw error;
  }
}
