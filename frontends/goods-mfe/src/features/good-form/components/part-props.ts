import type { GoodForm } from '../good-draft';

/** The props of every part of the form. */
export interface PartProps {
  readonly draft: GoodForm;
  readonly onChange: (change: Partial<GoodForm>) => void;
  /** The refusal of the last attempt to save; its faults stand at their fields. */
  readonly error: unknown;
}
