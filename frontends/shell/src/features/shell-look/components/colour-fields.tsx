import { colourFault, contrastOf, contrastsOf, isColour, READABLE } from '@kashikari/kernel';
import {
  Button,
  FormSection,
  Icon,
  IconChevronRight,
  TextField,
  formatNumber,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';

/** Colors to begin with, each readable in light and dark. */
const SUGGESTED = ['#2b4a9b', '#006878', '#1f6b3a', '#8c6a03', '#a8410e', '#a3213f', '#7a3a8c', '#4a4f57'];

interface Props {
  /** The color as typed; empty means the installation's. */
  readonly colour: string;
  readonly error: string | undefined;
  onColour(colour: string): void;
}

/** The brand color, whether text can be read in it, and the nearest that can. */
export function ColourFields({ colour, error, onColour }: Props) {
  const { t } = useTranslation('shell');
  const tenth = useTenth();
  const typed = colour.trim().toLowerCase();
  const isWhole = isColour(typed);
  const fault = isWhole ? colourFault(typed) : undefined;
  const said = fault
    ? t('look.unreadable', { contrast: tenth(fault.contrast), needed: tenth(READABLE) })
    : typed !== '' && !isWhole
      ? t('look.notHex')
      : undefined;
  return (
    <FormSection title={t('look.colour')} intro={t('look.colourIntro')}>
      <div className="sws">
        <span className="swt" aria-hidden="true" style={{ background: isWhole ? typed : undefined }} />
        <div className="grow">
          <TextField
            label={t('look.brand')}
            name="colour"
            value={colour}
            error={said ?? error}
            hint={isWhole && !fault ? <Measured colour={typed} /> : t('look.brandHint')}
            maxLength={7}
            spellCheck={false}
            autoCapitalize="none"
            onValue={onColour}
          />
        </div>
      </div>
      <div className="tgl" role="group" aria-label={t('look.suggested')}>
        {SUGGESTED.map((one) => (
          <button
            key={one}
            type="button"
            className="swt"
            aria-label={one}
            aria-pressed={one === typed}
            style={{ background: one }}
            onClick={() => onColour(one)}
          />
        ))}
        {colour !== '' && (
          <Button small look="quiet" onClick={() => onColour('')}>
            {t('look.noColour')}
          </Button>
        )}
      </div>
      {fault && (
        <>
          <div className="card list looknear">
            <div>
              <h3>{t('look.nearest')}</h3>
              <p className="sm t2">{t('look.nearestHow')}</p>
            </div>
            <button type="button" className="alt" onClick={() => onColour(fault.nearest)}>
              <span className="swt" aria-hidden="true" style={{ background: fault.nearest }} />
              <span className="grow">
                <span className="dt">{fault.nearest}</span>
                <br />
                <span className="meta">
                  <Measured colour={fault.nearest} />
                </span>
              </span>
              <span className="go">
                {t('look.take')}
                <Icon of={IconChevronRight} size="s" />
              </span>
            </button>
          </div>
          <div className="ctr2" aria-hidden="true">
            <Sample colour={typed} says={t('look.cantRead')} />
            <Sample colour={fault.nearest} says={t('look.canRead')} />
          </div>
        </>
      )}
    </FormSection>
  );
}

/** The least contrast of a color in both color schemes. */
function Measured({ colour }: { readonly colour: string }) {
  const { t } = useTranslation('shell');
  const tenth = useTenth();
  const { light, dark } = contrastsOf(colour);
  return <>{t('look.measured', { light: tenth(light), dark: tenth(dark) })}</>;
}

/**
 * White text on a color, with its contrast. CSS draws it, so that an unreadable sample is not a text of the
 * page.
 */
function Sample({ colour, says }: { readonly colour: string; readonly says: string }) {
  const { t } = useTranslation('shell');
  const tenth = useTenth();
  const contrast = tenth(contrastOf('#ffffff', colour));
  return (
    <div
      className="smp"
      style={{ background: colour }}
      data-a={t('look.borrow')}
      data-b={t('look.sample', { contrast, says })}
    />
  );
}

/** Writes a ratio with one digit after the point, rounded down: 4.49 is not 4.5. */
function useTenth(): (ratio: number) => string {
  const locale = useLocale();
  return (ratio) => formatNumber(Math.floor(ratio * 10) / 10, locale);
}
