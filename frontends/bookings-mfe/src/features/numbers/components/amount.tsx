/** A large figure with its unit small behind it: "86件", "12 loans", "94%". */
export function Amount({ text }: { readonly text: string }) {
  const figure = /^[\d.,]+/.exec(text)?.[0] ?? text;
  const unit = text.slice(figure.length).trim();
  return (
    <>
      {figure}
      {unit && <small>{unit}</small>}
    </>
  );
}
