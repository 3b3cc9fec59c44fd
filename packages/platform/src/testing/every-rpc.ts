import { DomainError, type Actor } from '@kashikari/kernel';
import type { TestService } from './test-service';

/** Calls each rpc of a service with an empty request and returns the outcomes by name: an error code, or `ok`. */
export async function everyRpc(service: TestService, actor: Actor): Promise<Record<string, string>> {
  const byPath = Object.fromEntries(service.rpcs.map((rpc) => [rpc.path, rpc]));
  const client = service.as(actor).connect({ service: byPath });
  const codes: Record<string, string> = {};
  for (const [path, rpc] of Object.entries(byPath)) {
    const answer = client[path]!(rpc.requestDeserialize(Buffer.alloc(0)));
    codes[path.replace(/^.*\//, '')] = await answer.then(() => 'ok', codeOf);
  }
  return codes;
}

function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.refusal.code;
  throw error;
}
