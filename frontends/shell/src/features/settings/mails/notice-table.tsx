import { Glyph, fieldText, useFlash, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import { type MailChoice, useChooseMails } from './api/notification-setting';
import './notice-table.css';

const WAYS = ['email', 'push'] as const;

/** The kinds of notices, by occasion. Due dates are sent by email only. */
const KINDS = {
  borrowing: ['update_booking', 'start_date', 'return_date'],
  talking: ['message', 'new_post', 'comment'],
  lending: ['new_booking'],
  weekly: ['new_goods'],
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS][number];
type Flag = keyof MailChoice;

/** Kinds with a hint on what is sent even where they are off. */
const HINTED = ['message', 'return_date', 'new_post', 'comment', 'new_goods'] as const;
const isHinted = (kind: Kind): kind is (typeof HINTED)[number] => HINTED.some((one) => one === kind);

const flagOf = (way: (typeof WAYS)[number], kind: Kind, setting: MailChoice): Flag | undefined => {
  const flag = `${way}_${kind}`;
  return flag in setting ? (flag as Flag) : undefined;
};

interface Props {
  readonly userId: string;
  readonly setting: MailChoice;
}

/** Notices as rows, ways of sending them as columns. Saved at once; the last box that is ticked stays ticked. */
export function NoticeTable({ userId, setting }: Props) {
  const { t } = useTranslation('shell');
  const { mutate, error } = useChooseMails(userId);
  const { say, sayError } = useFlash();
  const id = useId();

  function choose(flag: Flag, on: boolean): void {
    const isConsent = flag.endsWith('_new_goods');
    const patchTo = (value: boolean) => ({
      [flag]: value,
      // Turning this kind on is consent to news about goods with a price: the text that was shown is stored with it.
      ...(isConsent && value && { new_goods_wording: t('mails.new_goodsHint') }),
    });
    const undo = () => mutate(patchTo(!on), { onError: sayError });
    mutate(patchTo(on), {
      onError: sayError,
      onSuccess: () =>
        say(t(isConsent && on ? 'mails.pricedToo' : 'settings.saved'), { label: t('mails.undo'), run: undo }),
    });
  }

  return (
    <table className="card notices">
      <thead>
        <tr>
          <th scope="col">{t('mails.kind')}</th>
          {WAYS.map((way) => (
            <th key={way} scope="col" id={`${id}-${way}`}>
              {t(`mails.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {t(`mails.groups.${group}`)}
            </th>
          </tr>
          {KINDS[group].map((kind: Kind) => {
            const flags = WAYS.map((way) => [way, flagOf(way, kind, setting)] as const);
            const fault = flags.map(([, flag]) => flag && fieldText(error, flag)).find(Boolean);
            return (
              <tr key={kind}>
                <th scope="row">
                  <span id={`${id}-${kind}`}>{t(`mails.${kind}`)}</span>
                  {isHinted(kind) && <span className="hint blk">{t(`mails.${kind}Hint`)}</span>}
                  {fault && (
                    <span className="errm">
                      <Glyph state="overdue" />
                      {fault}
                    </span>
                  )}
                </th>
                {flags.map(([way, flag]) => (
                  <td key={way}>
                    {flag ? (
                      <button
                        type="button"
                        className="ck"
                        role="checkbox"
                        aria-checked={setting[flag]}
                        aria-labelledby={`${id}-${kind} ${id}-${way}`}
                        onClick={() => choose(flag, !setting[flag])}
                      />
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
