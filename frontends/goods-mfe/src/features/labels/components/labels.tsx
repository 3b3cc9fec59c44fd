import { barText, cellsOf, LABEL_FORMATS, MAX_ROW_SPACING } from '@kashikari/kernel';
import {
  Button,
  ErrorNote,
  type Group,
  Note,
  PageHeader,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type LabelPrint, usePrintLabels } from '../api/print-labels';
import type { LabelGood } from '../../../label-good';
import { needsSafari } from '../prints-in-safari';
import { type LabelSettings, MAX_OFFSET, typedNumber, useLabelSettings } from '../use-label-settings';
import { LabelFields } from './label-fields';
import { SheetPreview } from './sheet-preview';
import './labels.css';

interface Props {
  readonly goods: readonly LabelGood[];
  readonly groups: readonly Group[];
  /** Id or slug of the group whose name is on the labels; undefined: of each good's own. */
  readonly groupId: string | undefined;
  readonly back: { readonly to: string; readonly label: string };
}

/** Labels of one PDF (REST contract, `POST /labels`). */
const MAX_LABELS = 5_000;

/** Goods with a number that the barcode cannot hold which are named. */
const MAX_NAMED = 2;

/** The choice of a sheet and of what is printed on it, a preview to scale, and the PDF. */
export function Labels({ goods, groups, groupId, back }: Props) {
  const { t } = useTranslation('goods');
  const { say } = useFlash();
  const { settings, change } = useLabelSettings();
  const [firstChosen, setFirst] = useState(1);
  const [copiesChosen, setCopies] = useState(1);
  const print = usePrintLabels(t('labels.file'));
  const { format, code } = settings;
  const sheet = LABEL_FORMATS[format];
  const first = Math.min(firstChosen, cellsOf(sheet));
  const maxCopies = Math.min(20, Math.floor(MAX_LABELS / goods.length));
  const copies = Math.min(copiesChosen, maxCopies);
  const count = goods.length * copies;
  const pages = Math.ceil((first - 1 + count) / cellsOf(sheet));
  const shift = shiftOf(settings);
  const unwritable =
    code === 'qr' ? [] : goods.filter((good) => barText(code, good.management_id ?? '') === undefined);
  const isRight = Object.values(shift).every((number) => number !== undefined);
  const shown = { offsetX: shift.offsetX ?? 0, offsetY: shift.offsetY ?? 0, spacing: shift.spacing ?? 0 };

  function save(ruler: boolean): void {
    const body: LabelPrint = {
      ...{ good_ids: goods.map(({ id }) => id), format, code, copies, ruler, first_cell: first },
      lines: linesOf(settings),
      ...{ offset_x: shown.offsetX, offset_y: shown.offsetY, spacing: shown.spacing },
    };
    print.mutate(ruler ? { ...body, good_ids: undefined } : body, {
      onSuccess: () => say(t('labels.saved')),
    });
  }

  return (
    <>
      <PageHeader title={t('labels.title')} back={back}>
        <p className="meta" role="status">
          {t('labels.summary', { count, pages })}
          {first > 1 && ` ${t('labels.skipped', { count: first - 1 })}`}
        </p>
      </PageHeader>
      <div className="lb-cols">
        <SheetPreview
          {...{ sheet, first, code, pages, shift: shown }}
          labels={goods.slice(0, cellsOf(sheet)).flatMap((good) => {
            const label = { title: good.title, lines: textsOf(good, settings, groups, groupId) };
            return Array.from({ length: copies }, () => label);
          })}
        />
        <div className="lb-set">
          {needsSafari(navigator) && <Note tone="warning">{t('labels.safari')}</Note>}
          <Button
            look="primary"
            full
            busy={print.isPending}
            disabled={!isRight || unwritable.length > 0}
            onClick={() => save(false)}
          >
            {t(print.isPending ? 'labels.making' : 'labels.verb')}
          </Button>
          {print.isError && <ErrorNote error={print.error} />}
          {unwritable.length > 0 && (
            <Note tone="warning">
              {t('labels.unwritable', {
                count: unwritable.length,
                names: unwritable.slice(0, MAX_NAMED).map(nameOf).join(t('labels.comma')),
              })}
            </Note>
          )}
          <LabelFields
            {...{ settings, change, first, count, copies, maxCopies }}
            onFirst={setFirst}
            onCopies={setCopies}
          />
          <Button full disabled={print.isPending || !isRight} onClick={() => save(true)}>
            {t('labels.ruler')}
          </Button>
          <p className="hint">{t('labels.rulerHint')}</p>
        </div>
      </div>
    </>
  );
}

const nameOf = ({ title, management_id: number }: LabelGood): string => number ?? title;

const linesOf = ({ lines }: LabelSettings): NonNullable<LabelPrint['lines']> => [
  ...lines.filter((line) => line === 'group'),
  'title',
  ...lines.filter((line) => line !== 'group'),
];

function shiftOf({ offsetX, offsetY, spacing }: LabelSettings) {
  return {
    offsetX: typedNumber(offsetX, MAX_OFFSET),
    offsetY: typedNumber(offsetY, MAX_OFFSET),
    spacing: typedNumber(spacing, MAX_ROW_SPACING, true),
  };
}

function textsOf(good: LabelGood, settings: LabelSettings, groups: readonly Group[], groupId?: string) {
  const group =
    groups.find(({ id, slug }) => id === groupId || slug === groupId) ??
    groups.find(({ id }) => good.group_ids.includes(id));
  const { title, management_id, location } = good;
  const texts = { group: group?.name ?? '', title, management_id, location };
  return linesOf(settings).map((line) => ({ text: texts[line] ?? '', isTitle: line === 'title' }));
}
