import { type ReactNode, useState } from 'react';
import type { GoodFieldName } from '../../../good-fields';
import { faultOf } from '../fault-of';
import { EMPTY_GOOD } from '../good-draft';
import type { PartProps } from './part-props';

interface Props extends Pick<PartProps, 'draft' | 'error'> {
  readonly title: string;
  readonly summary: string;
  /** The fields of the part. It is initially open if one is filled, and remains open while one is invalid. */
  readonly fields: readonly GoodFieldName[];
  readonly children: ReactNode;
}

/** A part of the form that few goods need, behind its title and one line of what is in it. */
export function FoldedPart({ title, summary, fields, draft, error, children }: Props) {
  const [open, setOpen] = useState(() => fields.some((name) => draft[name] !== EMPTY_GOOD[name]));
  const wrong = fields.some((name) => faultOf(error, name));
  return (
    <details className="fold" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <h2>{title}</h2>
          <span className="meta">{summary}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
