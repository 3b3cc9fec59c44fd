import { freeAt } from '../api/again';
import { errorText } from '../i18n/error-text';
import { useTranslation } from '../i18n/use-translation';
import { AgainButton } from '../ui/again-button';
import { Glyph } from '../ui/glyph';
import { type FaultKind, PictureFault } from './picture-fault';
import type { PictureOnItsWay } from './use-sending';

/** Faults for which a retry may help; the others require another file. */
const CHANGES: readonly FaultKind[] = ['broken'];

interface Props {
  readonly of: PictureOnItsWay;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** Explains why a picture was not sent, lists the allowed formats, and offers the next steps. */
export function PictureFaultText({ of: { file, error }, onAgain, onDrop }: Props) {
  const { t } = useTranslation('kit');
  const fault = error instanceof PictureFault ? error : undefined;
  const says = fault
    ? t(`pictures.fault.${fault.kind}`, { name: file.name, size: fault.size })
    : t('pictures.fault.stopped', { name: file.name, why: errorText(error) });
  return (
    <div className="errm" role="alert">
      <Glyph state="overdue" />
      <div>
        <p>{says}</p>
        <div className="row wrap">
          {(!fault || CHANGES.includes(fault.kind)) && (
            <AgainButton className="btn s" freeAt={freeAt(error)} onAgain={onAgain} />
          )}
          <button type="button" className="btn s q" onClick={onDrop}>
            {t('pictures.drop')}
          </button>
        </div>
      </div>
    </div>
  );
}
