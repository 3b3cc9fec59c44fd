import type { GoodForm } from '../good-draft';

export interface PartProps {
  readonly draft: GoodForm;
  readonly onChange: (change: Partial<GoodForm>) => void;
  /** The refusal of the last attempt to save; its faults are shown at their fields. */
  readonly error: unknown;
}
