import { isAccount, cardReads, useQuery, useSearchParams, useUser } from '@kashikari/web-kit';
import { myGroupsQuery } from '../../groups/list-my-groups';
import { type ScanMode, modeIn } from './scan-mode';

/** The mode of the scanner and those that the signed-in user may choose. */
interface ScanModesOfUser {
  readonly mode: ScanMode;
  /** Fewer than two: there is nothing to choose. */
  readonly modes: readonly ScanMode[];
  choose(mode: ScanMode): void;
}

/** Visitors and cards that only read scan one by one. Counting is for those who run a group. */
export function useScanModes(): ScanModesOfUser {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const groups = useQuery({ ...myGroupsQuery, enabled: isAccount(user) }).data ?? [];
  const canCount = groups.some(({ permissions }) => permissions.includes('list_members'));
  const modes: ScanMode[] =
    user && !cardReads() ? ['one', 'borrow', 'return', ...(canCount ? (['count'] as const) : [])] : [];
  const asked = modeIn(params);
  return {
    mode: modes.includes(asked) ? asked : 'one',
    modes,
    choose(mode) {
      setParams(mode === 'one' ? {} : { mode }, { replace: true });
    },
  };
}
