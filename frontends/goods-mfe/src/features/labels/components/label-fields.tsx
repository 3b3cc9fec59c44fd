import { LABEL_CODES, LABEL_FORMATS, type LabelFormatName, MAX_ROW_SPACING } from '@kashikari/kernel';
import { SelectField, Stepper, SwitchRow, TextField, useTranslation } from '@kashikari/web-kit';
import { type LabelSettings, LINES, MAX_OFFSET, typedNumber } from '../use-label-settings';
import { SheetCells } from './sheet-cells';

interface Props {
  readonly settings: LabelSettings;
  change(changes: Partial<LabelSettings>): void;
  readonly first: number;
  readonly count: number;
  readonly copies: number;
  readonly maxCopies: number;
  onFirst(cell: number): void;
  onCopies(copies: number): void;
}

const FORMATS = Object.keys(LABEL_FORMATS) as LabelFormatName[];

/** The sheet, the first label, the code, the lines of text, copies and the printer's correction. */
export function LabelFields({ settings, change, first, count, copies, maxCopies, onFirst, onCopies }: Props) {
  const { t } = useTranslation('goods');
  const sizeOf = (format: LabelFormatName) => {
    const { columns, rows, width, height } = LABEL_FORMATS[format];
    return { labels: columns * rows, grid: `${columns}×${rows}`, size: `${width} × ${height}` };
  };
  const number = (name: 'offsetX' | 'offsetY' | 'spacing', max: number) => (
    <TextField
      label={t(`labels.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      value={settings[name]}
      error={
        typedNumber(settings[name], max, name === 'spacing') === undefined
          ? t('labels.range', { max })
          : undefined
      }
      onValue={(typed) => change({ [name]: typed })}
    />
  );
  return (
    <>
      <SelectField
        label={t('labels.format')}
        value={settings.format}
        options={FORMATS.map((value) => ({
          value,
          label: t(value === 'cards' ? 'labels.cards' : 'labels.sheet', sizeOf(value)),
        }))}
        onValue={(format) => change({ format: format as LabelFormatName })}
      />
      <SheetCells sheet={LABEL_FORMATS[settings.format]} first={first} count={count} onFirst={onFirst} />
      <div className="f">
        <div className="lbl">{t('labels.code')}</div>
        <div className="seg" role="group" aria-label={t('labels.code')}>
          {LABEL_CODES.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={settings.code === code}
              onClick={() => change({ code })}
            >
              {t(`labels.${code}`)}
            </button>
          ))}
        </div>
      </div>
      <div className="card pad">
        {LINES.map((line) => (
          <SwitchRow
            key={line}
            label={t(`labels.line.${line}`)}
            checked={settings.lines.includes(line)}
            onChange={(isOn) =>
              change({ lines: LINES.filter((one) => (one === line ? isOn : settings.lines.includes(one))) })
            }
          />
        ))}
      </div>
      <div className="lb-pairs">
        <Stepper label={t('labels.copies')} value={copies} max={maxCopies} onChange={onCopies} />
        {number('spacing', MAX_ROW_SPACING)}
        {number('offsetX', MAX_OFFSET)}
        {number('offsetY', MAX_OFFSET)}
      </div>
    </>
  );
}
