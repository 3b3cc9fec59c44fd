import type { ReactNode } from 'react';
import { Avatar } from './avatar';

interface Props {
  readonly name: string;
  /** Reading of the name, small beside it. */
  readonly reading?: string;
  readonly organisation?: boolean;
  /** Over the plan's members: hatched, hollow, with the reason among the children. */
  readonly disabled?: boolean;
  /** Roles come first and stand out. */
  readonly roles?: readonly string[];
  readonly tags?: readonly string[];
  readonly children?: ReactNode;
  /** Content before the picture: the checkbox of a selectable row. */
  readonly leading?: ReactNode;
  readonly chosen?: boolean;
  readonly trailing?: ReactNode;
}

/** One person of a `.card.list`. */
export function PersonRow({
  name,
  reading,
  organisation,
  disabled,
  roles = [],
  tags = [],
  children,
  leading,
  chosen,
  trailing,
}: Props) {
  return (
    <div className={`lrow${disabled ? ' off' : ''}${chosen ? ' on' : ''}`}>
      {leading}
      <Avatar name={name} square={organisation} large />
      <div className="grow">
        <h3>
          {name}
          {reading && <span className="rd">{reading}</span>}
        </h3>
        {roles.length + tags.length > 0 && (
          <div className="tgl">
            {roles.map((role) => (
              <span key={role} className="pill sel">
                {role}
              </span>
            ))}
            {tags.map((tag) => (
              <span key={tag} className="pill">
                {tag}
              </span>
            ))}
          </div>
        )}
        {children}
      </div>
      {trailing}
    </div>
  );
}
