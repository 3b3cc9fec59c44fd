import { type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react';

/** Target of the back link in the phone's header: the parent, by its name. */
export interface Back {
  readonly to: string;
  readonly label: string;
}

interface Frame {
  readonly back: Back | null;
  readonly tabBarHidden: boolean;
  /** Element in the phone's header for the actions of a screen. */
  readonly actionsPlace: HTMLElement | null;
  setBack(back: Back | null): void;
  setTabBarHidden(hidden: boolean): void;
  setActionsPlace(place: HTMLElement | null): void;
}

const nothing = () => undefined;
const FrameContext = createContext<Frame>({
  back: null,
  tabBarHidden: false,
  actionsPlace: null,
  setBack: nothing,
  setTabBarHidden: nothing,
  setActionsPlace: nothing,
});

/** Lets a screen change the frame around it: its back link, its actions, and the visibility of the tab bar. */
export function FrameProvider({ children }: { readonly children: ReactNode }) {
  const [back, setBack] = useState<Back | null>(null);
  const [tabBarHidden, setTabBarHidden] = useState(false);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const frame = useMemo(
    () => ({ back, tabBarHidden, actionsPlace, setBack, setTabBarHidden, setActionsPlace }),
    [back, tabBarHidden, actionsPlace],
  );
  return <FrameContext value={frame}>{children}</FrameContext>;
}

export function useFrame(): Frame {
  return useContext(FrameContext);
}

/** Makes this an inner screen: back and the parent's name in the phone's header, no tab bar. */
export function useBack(back: Back | undefined): void {
  const { setBack } = useFrame();
  const to = back?.to;
  const label = back?.label;
  useEffect(() => {
    if (to === undefined || label === undefined) return undefined;
    setBack({ to, label });
    return () => setBack(null);
  }, [to, label, setBack]);
}

/** Hides the tab bar while something of this screen takes its place. */
export function useHideTabBar(): void {
  const { setTabBarHidden } = useFrame();
  useEffect(() => {
    setTabBarHidden(true);
    return () => setTabBarHidden(false);
  }, [setTabBarHidden]);
}
