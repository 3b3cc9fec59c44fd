import { Avatar, formatTime, useLocale, useTranslation, useUser } from '@kashikari/web-kit';
import type { MessageView } from '../rules/thread-days';

interface Props {
  readonly message: MessageView;
  /** Absent if the author has left. */
  readonly name?: string;
  readonly zone: string;
}

/** One message: others' at the left with who wrote it and for whom, mine at the right. */
export function MessageBubble({ message, name, zone }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const isMine = message.user_id === useUser()?.id;
  const who = name ?? t('messages.somebody');
  const side = message.side === 'borrower' ? '' : t(`messages.side.${message.side}`);
  return (
    <li className={isMine ? 'msg me' : 'msg'}>
      {!isMine && <Avatar name={who} square={message.side === 'office'} />}
      <div>
        <p className="msg-body">{message.body}</p>
        <p className="meta">
          {isMine ? <span className="vh">{t('messages.me')}</span> : [who, side].filter(Boolean).join('・')}
          {!isMine && '・'}
          <time dateTime={message.created_at}>{formatTime(message.created_at, zone, locale)}</time>
        </p>
      </div>
    </li>
  );
}
