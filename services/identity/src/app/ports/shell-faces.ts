import type { ShellFace } from '../../domain/shells/shell-face';

/** Reads how shells look. */
export abstract class ShellFaceViews {
  /** Undefined where nothing was decided. */
  abstract find(shellId: string): Promise<ShellFace | undefined>;
  /** Every shell about which something was decided. */
  abstract all(): Promise<ShellFace[]>;
}

/** Writes how shells look. */
export interface ShellFaces {
  lock(shellId: string): Promise<ShellFace | undefined>;
  /** False when somebody else made the first decision about the shell meanwhile. */
  add(face: ShellFace): Promise<boolean>;
  save(face: ShellFace): Promise<void>;
}

/** Writes of shells within a transaction. */
export interface ShellWork {
  readonly shellFaces: ShellFaces;
}
