import { useFlash } from './use-flash';

/**
 * Returns a function that copies a text and shows a message. A browser that refuses, or has no clipboard (a page
 * without https), shows an error.
 * @param said the message after copying
 */
export function useCopy(said: string): (text: string) => void {
  const { say, sayError } = useFlash();
  return (text) => {
    const copied = async () => navigator.clipboard.writeText(text);
    copied().then(() => say(said), sayError);
  };
}
