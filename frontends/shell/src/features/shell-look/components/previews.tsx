import { brandTokens, colourFault, isColour } from '@kashikari/kernel';
import { Glyph, useTranslation } from '@kashikari/web-kit';
import type { CSSProperties } from 'react';

interface Props {
  readonly name: string;
  /** The color as typed, in lower case. */
  readonly colour: string;
}

/** A piece of a screen in light and in dark, in the color that is typed, or in the nearest that can be read. */
export function Previews({ name, colour }: Props) {
  const { t } = useTranslation('shell');
  const fault = isColour(colour) ? colourFault(colour) : undefined;
  const shown = fault?.nearest ?? (isColour(colour) ? colour : undefined);
  const tokens = shown && brandTokens(shown);
  return (
    <aside aria-label={t('look.preview')}>
      <h2 className="h">{t('look.preview')}</h2>
      <div className="lookpv">
        {(['light', 'dark'] as const).map((mode) => (
          <div
            key={mode}
            inert
            role="img"
            aria-label={t(`look.${mode}`)}
            className="pvw"
            data-color-scheme={mode}
            style={tokens ? variablesOf(tokens[mode]) : undefined}
          >
            <div className="pvh">
              <span className="av sq">{[...name.trim()][0]}</span>
              <b className="sm clip">{name}</b>
            </div>
            <div className="pvb">
              <div className="card pad">
                <b>{t('look.sampleItem')}</b>
                <p className="pvs">
                  <span className="st free">
                    <Glyph state="free" />
                    <span>{t('look.sampleFree')}</span>
                  </span>
                  <span className="tag">{t('look.sampleDue')}</span>
                </p>
                <span className="btn p full">{t('look.sampleAct')}</span>
              </div>
              <p className="pvl">
                <span className="sm b">{t('look.sampleLink')}</span>
                <span className="pill sel">{t('look.sampleTag')}</span>
              </p>
            </div>
          </div>
        ))}
      </div>
      <p className="hint">{t(fault ? 'look.previewNearest' : 'look.previewHint')}</p>
    </aside>
  );
}

const variablesOf = (tokens: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--k-${name}`, value])) as CSSProperties;
