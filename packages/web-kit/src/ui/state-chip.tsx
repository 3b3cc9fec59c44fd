import type { ReactNode } from 'react';
import { Glyph, type StateName } from './glyph';

interface Props {
  readonly state: StateName;
  /** Text of the state, which glyph and color alone never convey. */
  readonly children: ReactNode;
  /** A filled chip: one a screen, in its head. Quiet (the default) everywhere else. */
  readonly chip?: boolean;
}

/** A state as glyph and words: ○ 空き. */
export function StateChip({ state, children, chip = false }: Props) {
  return (
    <span className={`st ${state}${chip ? ' chip' : ''}`}>
      <Glyph state={state} />
      <span>{children}</span>
    </span>
  );
}
