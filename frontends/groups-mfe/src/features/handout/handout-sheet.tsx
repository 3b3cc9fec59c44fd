import type { Locale } from '@kashikari/web-kit';
import type { GroupView } from '../../group-view';
import { QrCode } from '../../qr-code';
import { filled } from './filled';
import type { useHandoutWords } from './use-handout-words';
import './handout-sheet.css';

interface Props {
  readonly group: GroupView;
  readonly words: NonNullable<ReturnType<typeof useHandoutWords>['data']>;
  readonly locale: Locale;
  /** The passcode; empty if it is not printed or not set. */
  readonly passcode: string;
}

/** One A4 page: the QR of the group's address, and the steps. */
export function HandoutSheet({ group, words, locale, passcode }: Props) {
  const address = `${window.location.origin}/-/${group.slug}`;
  const say = (text: string) => filled(text, { group: group.name, passcode });
  const steps = [
    [words.scan, words.scanHint],
    [words.join, group.tag_form_label ? `${words.joinHint} ${group.tag_form_label}` : words.joinHint],
    ...(passcode ? [[words.passcode, passcode]] : []),
    [words.book, words.bookHint],
  ];
  return (
    <article className="sheet handout" lang={locale}>
      <header>
        <div>
          <p>{say(words.to)}</p>
          <h2>{say(words.headline)}</h2>
          {group.sign_up_message && <p className="msg">{group.sign_up_message}</p>}
        </div>
        <div className="code">
          <QrCode text={address} label={address} />
          <b>{address.replace(/^https?:\/\//, '')}</b>
        </div>
      </header>
      <ol>
        {steps.map(([title, hint]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{hint}</span>
          </li>
        ))}
      </ol>
      <footer>{say(words.foot)}</footer>
    </article>
  );
}
