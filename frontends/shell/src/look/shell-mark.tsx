import { fileUrl } from '@kashikari/web-kit';
import type { OwnShell } from '../config/config';

interface Props {
  readonly shell: Pick<OwnShell, 'name' | 'logo_url'>;
  /** Hides the name on phones, where the search uses its space. */
  readonly nameHiddenOnPhone?: boolean;
}

/** An organisation's logo, or the first letter of its name in its color, and the name. */
export function ShellMark({ shell: { name, logo_url: logo }, nameHiddenOnPhone = false }: Props) {
  return (
    <span className="smark">
      <span className="av sq" aria-hidden="true">
        {logo ? <img src={fileUrl(logo)} alt="" /> : [...name.trim()][0]}
      </span>
      <b className={nameHiddenOnPhone ? 'only-w' : undefined}>
        <span className="clip">{name}</span>
      </b>
    </span>
  );
}
