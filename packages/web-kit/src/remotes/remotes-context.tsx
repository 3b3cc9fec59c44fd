import { type ReactNode, createContext, useCallback, useContext } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LoadError } from '../ui/load-error';
import { Note } from '../ui/note';
import { Skeleton } from '../ui/skeleton';
import { OtherKit } from './other-kit';
import type { Remote, RemoteName, SlotName, SlotProps } from './remote';
import { useLoaded } from './use-loaded';

/** Fetches a remote with its texts; concurrent callers share the promise until it fails. */
export type LoadRemote = (name: RemoteName) => Promise<Remote>;

const RemotesContext = createContext<LoadRemote>(() => Promise.reject(new Error('no remotes here')));

export const RemotesProvider = RemotesContext.Provider;

interface Props {
  readonly name: RemoteName;
  /**
   * Renders nothing while it loads or if it fails to load. For content that few people see and that is also available
   * elsewhere.
   */
  readonly quiet?: boolean;
  children(remote: Remote): ReactNode;
}

/** Loads a remote and draws what the child makes of it; an error with a retry when it doesn't come. */
export function WithRemote({ name, quiet = false, children }: Props) {
  const load = useContext(RemotesContext);
  const [loaded, again] = useLoaded(useCallback(() => load(name), [load, name]));
  if (quiet && (!loaded || 'error' in loaded)) return null;
  if (!loaded) return <Skeleton shape="rows" />;
  if ('error' in loaded && loaded.error instanceof OtherKit) return <Unfit />;
  if ('error' in loaded) return <LoadError error={loaded.error} onRetry={again} />;
  return children(loaded.value);
}

/** Note for an incompatible remote, which no retry fixes; the rest of the page keeps working. */
function Unfit() {
  const { t } = useTranslation('kit');
  return (
    <div className="lerr">
      <Note tone="error">{t('errors.otherKit')}</Note>
    </div>
  );
}

interface SlotPlace<Name extends SlotName> {
  readonly remote: RemoteName;
  readonly slot: Name;
  readonly props: SlotProps[Name];
  readonly quiet?: boolean;
}

/** A piece of another remote: `<RemoteSlot remote="goods" slot="goods-list" props={{ scope: 'all' }} />`. */
export function RemoteSlot<Name extends SlotName>({ remote, slot, props, quiet = false }: SlotPlace<Name>) {
  return (
    <WithRemote name={remote} quiet={quiet}>
      {({ slots }) => {
        const Piece = slots?.[slot] as React.ComponentType<SlotProps[Name]> | undefined;
        return Piece ? <Piece {...props} /> : null;
      }}
    </WithRemote>
  );
}
