import { Fragment } from 'react';

interface Props {
  /** Names with what is known; those without anything are left out. */
  readonly facts: readonly (readonly [name: string, value: string | null | undefined])[];
}

/** Facts of a booking, in the lines in which somebody typed them. */
export function FactList({ facts }: Props) {
  return (
    <dl className="kv">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="pre">{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
