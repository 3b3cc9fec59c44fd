import {
  isAccount,
  isSharedDevice,
  prefsChanged,
  useAppDispatch,
  useAppSelector,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useSettings } from '../../../config/settings';

/** The provider of summaries, and whether the signed-in user agreed to it. */
export interface Agreement {
  /** Absent if no model is set, and for visitors and member cards. */
  readonly ai: { readonly provider: string; readonly country: string } | undefined;
  readonly agreed: boolean;
  agree(): void;
  withdraw(): void;
}

/** The agreement to summaries by AI: remembered on the device for the account, on a shared device for the screen only. */
export function useAgreement(): Agreement {
  const user = useUser();
  const { ai } = useSettings() ?? {};
  const dispatch = useAppDispatch();
  const isShared = useAppSelector(isSharedDevice);
  const kept = useAppSelector((state) => state.prefs.aiAnswersFor);
  const [now, setNow] = useState<boolean>();
  const offered = isAccount(user) ? ai : undefined;
  const change = (agreed: boolean) => {
    setNow(agreed);
    if (!isShared) dispatch(prefsChanged({ aiAnswersFor: agreed ? (user?.id ?? '') : '' }));
  };
  return {
    ai: offered,
    agreed: offered !== undefined && (now ?? (!isShared && kept === user?.id)),
    agree: () => change(true),
    withdraw: () => change(false),
  };
}
