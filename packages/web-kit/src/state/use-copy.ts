import { useFlash } from './use-flash';

/**
 * Copies a text and says so; a browser that refuses, or has no clipboard (a page without https), is said as a fault.
 * @param said the words once it is copied
 */
export function useCopy(said: string): (text: string) => void {
  const { say, sayError } = useFlash();
  return (text) => {
    const copied = async () => navigator.clipboard.writeText(text);
    copied().then(() => say(said), sayError);
  };
}
