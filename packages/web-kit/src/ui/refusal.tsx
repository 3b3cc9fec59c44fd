import type { ReactNode } from 'react';
import { Glyph } from './glyph';
import { Icon } from './icon';
import { IconChevronRight } from './icons';

/** One day of the strip beside an alternative: the requested range, free or conflicting. */
export type MiniDay = 'off' | 'asked' | 'clash';

export interface Alternative {
  readonly id: string;
  /** The dates or the good. */
  readonly title: string;
  readonly note?: string;
  /** Label of the action: この日にする. */
  readonly verb: string;
  readonly leading?: ReactNode;
  readonly onTake: () => void;
}

interface Props {
  /** The day and the reason, in one sentence. */
  readonly title: string;
  /** The other reasons, a sentence each. */
  readonly also?: readonly string[];
  readonly children?: ReactNode;
  /** Up to three, the nearest first, followed by the option to be notified. */
  readonly alternatives: readonly Alternative[];
}

const DAYS: Readonly<Record<MiniDay, string>> = { off: '', asked: 'y', clash: 'n' };

/** The requested range against claims, over nine days. */
export function MiniStrip({ days }: { readonly days: readonly MiniDay[] }) {
  return (
    <span className="mini" aria-hidden="true">
      {days.map((day, index) => (
        <i key={index} className={DAYS[day]} />
      ))}
    </span>
  );
}

/** A refusal with its ways out, each one tap. */
export function Refusal({ title, also = [], children, alternatives }: Props) {
  return (
    <section className="refuse" role="alert">
      <div className="top">
        <Glyph state="full" />
        <div>
          {[title, ...also].map((reason) => (
            <b key={reason} className="blk">
              {reason}
            </b>
          ))}
          {children && <p className="sm t2">{children}</p>}
        </div>
      </div>
      {alternatives.map((alternative) => (
        <button key={alternative.id} type="button" className="alt" onClick={alternative.onTake}>
          {alternative.leading}
          <span className="grow">
            <span className="dt">{alternative.title}</span>
            {alternative.note && <span className="meta blk">{alternative.note}</span>}
          </span>
          <span className="go">
            {alternative.verb}
            <Icon of={IconChevronRight} size="s" />
          </span>
        </button>
      ))}
    </section>
  );
}
