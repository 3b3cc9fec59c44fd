/** One piece of an XML text: a tag with its attributes as they stand, or what is between tags. */
export interface Token {
  /** Without a prefix; empty for text. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty' | 'text';
  /** Attributes of a tag; the text itself, decoded. */
  readonly content: string;
}

/** Each character is looked at once, however the text is broken: a tag ends at the next angle bracket of either kind. */
const PIECE = /<([^<>]*)>|([^<]+)/g;

export function* tokensOf(xml: string): Generator<Token> {
  for (const [, tag, text] of xml.matchAll(PIECE)) {
    if (tag === undefined) yield { name: '', kind: 'text', content: decode(text ?? '') };
    else if (/^[/\w]/.test(tag)) yield toTag(tag);
  }
}

function toTag(tag: string): Token {
  const name = /^\/?(?:\w+:)?(\w+)/.exec(tag)?.[1] ?? '';
  const kind = tag.startsWith('/') ? 'close' : tag.endsWith('/') ? 'empty' : 'open';
  return { name, kind, content: tag };
}

export function attributeOf({ content }: Token, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(content)?.[1];
  return value === undefined ? undefined : decode(value);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The entities that XML knows by itself; others are not looked up anywhere. */
function decode(text: string): string {
  return text.replace(/&(#x?)?(\w{1,8});/g, (whole, numeric: string | undefined, name: string) => {
    if (!numeric) return ENTITIES[name] ?? whole;
    const point = parseInt(name, numeric === '#x' ? 16 : 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
