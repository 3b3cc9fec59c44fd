import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Names with what is known; those without anything are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The facts of a booking. Line breaks of typed texts are preserved. */
export function FactList({ facts }: Props) {
  return (
    <dl className="kv">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="pre">{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
