import { useQuery } from '@kashikari/web-kit';

/** The language model of the help: who runs it, and where. */
export interface HelpModel {
  readonly provider: string;
  readonly country: string;
}

/** Returns the model of this installation; undefined while it is not known, and in an installation without one. */
export function useHelpModel(): HelpModel | undefined {
  const { data } = useQuery({ queryKey: ['config', 'ai'], queryFn: readModel, staleTime: Infinity });
  return data ?? undefined;
}

/** The pages' own configuration. An installation that can't be read shows no such setting. */
async function readModel(): Promise<HelpModel | null> {
  const response = await fetch('/config.json');
  const { ai } = (response.ok ? await response.json() : {}) as { ai?: HelpModel };
  return ai ?? null;
}
