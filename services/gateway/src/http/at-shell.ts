import { narrowedTo, type Actor } from '@kashikari/kernel';
import { shellOf } from './site-of';
import { shellOriginOf } from '../shells/shell-origin';
import type { ShellLenders } from '../shells/shell-lenders';
import type { Request } from 'express';

/** The actor of a request as it acts at its host: at a shell it reaches what belongs to the shell's accounts, and no more. */
export async function atShell(request: Request, actor: Actor, lenders: ShellLenders): Promise<Actor> {
  const shell = shellOf(request);
  if (!shell) return actor;
  const origin = shellOriginOf(request);
  return narrowedTo(
    actor,
    await lenders.of(shell),
    origin === undefined ? undefined : { id: shell.id, origin },
  );
}
