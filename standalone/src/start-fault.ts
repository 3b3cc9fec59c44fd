/**
 * Reason why the product can't start or continue, as text for the person at the terminal: the problem and the remedy.
 * Any other error is a bug and keeps its stack.
 */
export class StartFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartFault';
  }
}

/**
 * The sentence for an error of the file system; undefined for any other error.
 * @param instead how another place is named, before the words for it
 */
export function fileFault(
  error: unknown,
  place: string,
  instead = 'Set DATA_DIR to',
): StartFault | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartFault(`The disk that holds ${place} is full. Free some space and start again.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartFault(
        `This user has no permission to write to ${place}. ${instead} a writable folder, or change the owner of the folder.`,
      );
    case 'ENOENT':
      return new StartFault(`${place} cannot be created. ${instead} a folder on a disk.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartFault(`${place} is not a folder. ${instead} a folder.`);
    default:
      return undefined;
  }
}
