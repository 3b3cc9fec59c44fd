import type { Pod } from './cluster';

/** Calls that each pod of a service has answered, by its own figures. */
export function callsOf(pods: readonly Pod[]): Promise<number[]> {
  return Promise.all(
    pods.map(async ({ status }) => {
      const page = await (await fetch(`http://${status.podIP}:9464/metrics`)).text();
      const counts = page.matchAll(/^kashikari_grpc_server_seconds_count\{[^}]*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, n]) => sum + Number(n), 0);
    }),
  );
}
