import { listIn } from '../domain/json-text';
import { followsGood, isWantedIn } from '../domain/group-notification-setting';
import { ALL_ON, type Way } from '../domain/notification-setting';
import type { MailContext } from './gather-known';
import type { ClaimedMail } from './ports';

/** Decision about a notice; `later` if a service that knows is unreachable. */
export type Judgement =
  | { readonly kind: 'send' }
  | { readonly kind: 'dropped'; readonly reason: 'unwanted' | 'unseen' }
  | { readonly kind: 'later'; readonly reason: 'goods' };

/** Decides whether a mail or push is still wanted and true for its receiver. */
export function judgeNotice(
  mail: Pick<ClaimedMail, 'id' | 'template' | 'params' | 'receiver'>,
  { settings, choices, goods }: Pick<MailContext, 'settings' | 'choices' | 'goods'>,
  way: Way,
): Judgement {
  const { id, template, receiver, params } = mail;
  if (!('userId' in receiver)) return { kind: 'send' };
  if (!goods && template === 'new_comment') return { kind: 'later', reason: 'goods' };
  const facts = goods?.get(id);
  if (template === 'new_comment' && !(facts?.visible && facts.said))
    return { kind: 'dropped', reason: 'unseen' };
  const chosen = choices.get(receiver.userId);
  const asksGoods = chosen !== undefined && followsGood(mail);
  if (asksGoods && !goods) return { kind: 'later', reason: 'goods' };
  const groupIds = asksGoods ? (facts?.groupIds ?? []) : groupsNamedIn(params);
  const inGroups = groupIds.map((groupId) => chosen?.get(groupId));
  const wanted = isWantedIn(inGroups, mail, settings.get(receiver.userId) ?? ALL_ON, way);
  return wanted ? { kind: 'send' } : { kind: 'dropped', reason: 'unwanted' };
}

/** Returns the groups that a notice names: of a post its own, of new goods all that show one. */
function groupsNamedIn(params: ClaimedMail['params']): readonly string[] {
  return params['group_id'] ? [params['group_id']] : listIn<string>(params['group_ids']);
}

/** Returns a key of mails that may be bundled: those of one shell that are all sent, or all not. */
export function shellAndFate(mail: ClaimedMail, known: MailContext, way: Way): string {
  return [known.shells?.(mail.place)?.id ?? '', judgeNotice(mail, known, way).kind].join(' ');
}
